/** Result of one check: `fail` must be fixed before the site goes public, `warn` should be looked at. */
export type Finding = { level: 'ok' | 'warn' | 'fail'; subject: string; message: string };

const finding =
  (level: Finding['level']) =>
  (subject: string, message: string): Finding => ({ level, subject, message });

export const ok = finding('ok');
export const warn = finding('warn');
export const fail = finding('fail');

export const about = (subject: string) => ({
  ok: (message: string) => ok(subject, message),
  warn: (message: string) => warn(subject, message),
  fail: (message: string) => fail(subject, message),
});

/** An error's code, or its message in one line. */
export function reasonOf(error: unknown): string {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? message?.split('\n')[0] ?? String(error);
}
