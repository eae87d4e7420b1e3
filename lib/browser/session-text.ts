/* Texts in this tab's sessionStorage or, if the browser blocks that, in memory until the next document. */

const blocked = new Map<string, string>();

/** '' if there is none. */
export function sessionText(key: string): string {
  return blocked.get(key) ?? storedText(key);
}

/** '' removes it. */
export function keepSessionText(key: string, text: string): void {
  blocked.delete(key);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked or full; an older text must not reappear.
    if (text || storedText(key)) blocked.set(key, text);
  }
}

function storedText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
