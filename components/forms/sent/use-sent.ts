import { useSyncExternalStore } from 'react';
import { type SentForm, sentForms } from '@/lib/browser/sent/sent';
import { onSentChange } from '@/lib/browser/sent/sent-text';

const NONE: SentForm[] = [];

/** The forms sent in this tab, newest first; none on the server. */
export function useSent(): SentForm[] {
  return useSyncExternalStore(onSentChange, sentForms, () => NONE);
}
