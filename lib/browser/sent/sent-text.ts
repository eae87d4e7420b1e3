import { keepSessionText, sessionText } from '../session-text';

/* Whether the home page has sent forms to show. Small, because every visit loads it; the rest is in sent.ts. */

const KEY = 'sent';
const listeners = new Set<() => void>();

/** The forms sent in this tab, as JSON: see `Stored` in sent.ts. '' if there are none. */
export const sentText = () => sessionText(KEY);

/** Whether there are any that the visitor has not closed. Within a JSON string, these quotes would be escaped. */
export const hasOpenSent = () => sentText().includes('"isOpen":true');

export function keepSentText(text: string): void {
  keepSessionText(KEY, text);
  listeners.forEach((listener) => listener());
}

/** Calls `listener` after changes, and when the browser restores a page. Returns a function that stops it. */
export function onSentChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('pageshow', listener);
  };
}
