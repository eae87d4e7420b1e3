export const places: Readonly<Record<string, string>> = {};
