/** POSTs and resolves with the status; the answer's body is not read. Rejects where there is no answer. */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
    // A redirect would take the secret elsewhere.
    redirect: 'error',
    signal,
  });
  await response.body?.cancel();
  return response.status;
}

/** Whether the other side may answer otherwise when asked again later. */
export function mayPass(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
