export const STARTER_HTML: string;
export function withLateScripts(html: string): string;
