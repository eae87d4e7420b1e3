export const unnamedJob = (id: string): string => `ಕೆಲಸ ${id}`;
