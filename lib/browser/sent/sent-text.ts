import { keepSessionText, sessionText } from '../session-text';

/*
 * What the home page needs of the forms that were sent, to know whether it has anything to show. Small, because each
 * visit of it loads this; the rest is in sent.ts.
 */

const KEY = 'sent';
const listeners = new Set<() => void>();

/** The forms sent in this tab, as JSON: see `Stored` in sent.ts. '' if there are none. */
export const sentText = () => sessionText(KEY);

/** Whether there are any that the visitor has not closed. Within a text of the JSON, these quotes would be escaped. */
export const hasOpenSent = () => sentText().includes('"isOpen":true');

export function keepSentText(text: string): void {
  keepSessionText(KEY, text);
  listeners.forEach((listener) => listener());
}

/** Calls back after changes, and when the browser shows a page again as it was left. Returns a way to stop. */
export function onSentChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('pageshow', listener);
  };
}
