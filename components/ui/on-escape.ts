/** Calls back when Escape is pressed, wherever the focus is. Returns the way to stop. */
export function onEscape(callback: () => void): () => void {
  const listener = (event: KeyboardEvent) => event.key === 'Escape' && callback();
  window.addEventListener('keydown', listener);
  return () => window.removeEventListener('keydown', listener);
}
