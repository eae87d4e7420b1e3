/**
 * Wraps a worker, started on first use, in request/response promises matched by id. Resolves with null if the worker
 * fails or exceeds `timeoutMs`; it is then terminated, and the next request starts a new one.
 */
export function askWorker<Request extends object, Answer extends { id: number }>(
  start: () => Worker,
  timeoutMs: number,
) {
  let worker: Worker | null = null;
  let lastId = 0;

  function ask(request: Request, transfer: Transferable[] = []): Promise<Answer | null> {
    const id = ++lastId;
    const asked = (worker ??= start());
    return new Promise((resolve) => {
      const end = (answer: Answer | null) => {
        clearTimeout(timer);
        asked.removeEventListener('message', onMessage);
        asked.removeEventListener('error', giveUp);
        resolve(answer);
      };
      const onMessage = ({ data }: MessageEvent<Answer>) => {
        if (data.id === id) end(data);
      };
      const giveUp = () => {
        asked.terminate();
        if (worker === asked) worker = null;
        end(null);
      };
      const timer = setTimeout(giveUp, timeoutMs);
      asked.addEventListener('message', onMessage);
      asked.addEventListener('error', giveUp);
      asked.postMessage({ ...request, id }, transfer);
    });
  }

  /** Posts a request without waiting for an answer. */
  const tell = (request: Request) => (worker ??= start()).postMessage(request);
  return { ask, tell };
}
