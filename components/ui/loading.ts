/** Number of pending operations; the overlay shows while there are any. */
let pending = 0;
const listeners = new Set<() => void>();

/** Shows the loader until the returned function is called. */
export function holdLoader(): () => void {
  change(1);
  return () => change(-1);
}

/** Shows the loader until the promise settles. */
export async function withLoader<T>(work: Promise<T>): Promise<T> {
  const release = holdLoader();
  try {
    return await work;
  } finally {
    release();
  }
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isLoading(): boolean {
  return pending > 0;
}

function change(by: number) {
  pending += by;
  listeners.forEach((listener) => listener());
}
