/** POSTs JSON and resolves with the status; the response body is discarded. Rejects on network errors. */
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
    // Following a redirect would leak the secret.
    redirect: 'error',
    signal,
  });
  await response.body?.cancel();
  return response.status;
}

/** Whether a status is transient, so that a retry may succeed. */
export const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;
