/**
 * Wraps a worker, started on first use, in request/response promises matched by id. Resolves with null if the worker
 * fails or exceeds `timeoutMs`; it is then terminated, and the next request starts a new one.
 */
export function createWorkerClient<Request extends object, Answer extends { id: number }>(
  start: () => Worker,
  timeoutMs: number,
) {
  let worker: Worker | null = null;
  let lastId = 0;

  function send(request: Request, transfer: Transferable[] = []): Promise<Answer | null> {
    const id = ++lastId;
    const target = (worker ??= start());
    return new Promise((resolve) => {
      const end = (answer: Answer | null) => {
        clearTimeout(timer);
        target.removeEventListener('message', onMessage);
        target.removeEventListener('error', giveUp);
        resolve(answer);
      };
      const onMessage = ({ data }: MessageEvent<Answer>) => {
        if (data.id === id) end(data);
      };
      const giveUp = () => {
        target.terminate();
        if (worker === target) worker = null;
        end(null);
      };
      const timer = setTimeout(giveUp, timeoutMs);
      target.addEventListener('message', onMessage);
      target.addEventListener('error', giveUp);
      target.postMessage({ ...request, id }, transfer);
    });
  }

  /** Posts a request without waiting for an answer. */
  const post = (request: Request) => (worker ??= start()).postMessage(request);
  return { send, post };
}
