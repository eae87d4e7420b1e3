/** Toasts from anywhere in the browser. The toaster itself is loaded with the first one. */
type Toast = { text: string; kind: 'success' | 'error' };

const waiting: Toast[] = [];
let notify: (() => void) | null = null;

export function showToast(text: string, kind: Toast['kind'] = 'error'): void {
  waiting.push({ text, kind });
  notify?.();
}

/** The host's side: called whenever toasts are waiting, at once if some already are. Returns the way to stop. */
export function onToasts(listener: () => void): () => void {
  notify = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (notify === listener) notify = null;
  };
}

export function takeToasts(): Toast[] {
  return waiting.splice(0);
}
