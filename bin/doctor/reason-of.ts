/** An error's code, or its message in one line. */
export function reasonOf(error: unknown): string {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? message?.split('\n')[0] ?? String(error);
}
