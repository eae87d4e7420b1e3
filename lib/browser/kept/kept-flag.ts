/*
 * Whether this device keeps applications: all that a page needs of them while there are none. Small, because every page
 * loads it; the rest is in the other files of this folder.
 */

const FLAG = 'kept-applications';

/** False where the browser blocks storage. */
export function hasKept(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

/** Calls back after changes, in this tab or another. Returns a way to stop. */
export function onKeptFlag(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** @throws DOMException where the browser blocks storage */
export function setKept(isAny: boolean): void {
  if (isAny === (localStorage.getItem(FLAG) !== null)) return;
  if (isAny) localStorage.setItem(FLAG, '1');
  else localStorage.removeItem(FLAG);
  // Browsers tell only other tabs.
  dispatchEvent(new StorageEvent('storage', { key: FLAG }));
}
