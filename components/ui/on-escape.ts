/** Calls back on Escape, wherever the focus is. @returns a cleanup function */
export function onEscape(callback: () => void): () => void {
  const listener = (event: KeyboardEvent) => event.key === 'Escape' && callback();
  window.addEventListener('keydown', listener);
  return () => window.removeEventListener('keydown', listener);
}
