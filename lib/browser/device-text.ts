/*
 * Texts kept on this device, in localStorage; small, because every page loads it. Where the browser blocks storage, there are
 * none, and none is kept.
 */

/** '' if there is none. */
export function deviceText(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** '' removes it. @returns false if storage is blocked or full */
export function keepDeviceText(key: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    return false;
  }
  // Browsers tell only other tabs.
  dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}

/** Calls back after changes, in this tab or another. Returns a way to stop. */
export function onDeviceText(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
