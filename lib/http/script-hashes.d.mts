export function scriptHashes(html: string): string;
