/** What one check found: `fail` must be put right before the site is opened, `warn` should be looked at. */
export type Finding = { level: 'ok' | 'warn' | 'fail'; subject: string; message: string };

const finding =
  (level: Finding['level']) =>
  (subject: string, message: string): Finding => ({ level, subject, message });

export const ok = finding('ok');
export const warn = finding('warn');
export const fail = finding('fail');

/** What an error says, in one line, or its code. */
export function reasonOf(error: unknown): string {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? message?.split('\n')[0] ?? String(error);
}
