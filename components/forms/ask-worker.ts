/**
 * Asks a worker, started with the first request, which answers each by its id. The answer is null when the worker fails or
 * takes longer than `patienceMs`: it is ended then, and the next request starts another.
 */
export function askWorker<Request extends object, Answer extends { id: number }>(
  start: () => Worker,
  patienceMs: number,
) {
  let worker: Worker | null = null;
  let lastId = 0;

  function ask(request: Request, transfer: Transferable[] = []): Promise<Answer | null> {
    const id = ++lastId;
    const asked = (worker ??= start());
    return new Promise((resolve) => {
      const end = (answer: Answer | null) => {
        clearTimeout(timer);
        asked.removeEventListener('message', hear);
        asked.removeEventListener('error', giveUp);
        resolve(answer);
      };
      const hear = ({ data }: MessageEvent<Answer>) => {
        if (data.id === id) end(data);
      };
      const giveUp = () => {
        asked.terminate();
        if (worker === asked) worker = null;
        end(null);
      };
      const timer = setTimeout(giveUp, patienceMs);
      asked.addEventListener('message', hear);
      asked.addEventListener('error', giveUp);
      asked.postMessage({ ...request, id }, transfer);
    });
  }

  /** Sends what needs no answer. */
  const tell = (request: Request) => (worker ??= start()).postMessage(request);
  return { ask, tell };
}
