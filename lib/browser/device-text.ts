/* Texts in localStorage. Small, because every page loads it. If the browser blocks storage, nothing is stored. */

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
  // Browsers notify only other tabs.
  dispatchEvent(new Event('storage'));
  return true;
}

/** Calls `listener` after changes in any tab. Returns a function that stops it. */
export function onDeviceText(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
