export const unnamedJob = (id: string): string => `जॉब ${id}`;
