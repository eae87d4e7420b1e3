import { isRecord } from '../../lib/base/is-record';
/** The visitor's choice about loading a tag manager, stored in this browser. */
export type Choice = 'accepted' | 'rejected';

type ConsentState = {
  choice: Choice | null;
  /** Whether the visitor opened the banner again. */
  reopened: boolean;
};

const KEY = 'cookie-choice';
// Increment when the purposes change, to ask everybody again.
const VERSION = 1;

let state: ConsentState | null = null;
const listeners = new Set<() => void>();

/** Returns a stable object, for useSyncExternalStore. */
export function consentState(): ConsentState {
  return (state ??= { choice: readChoice(), reopened: false });
}

/** Calls back after every change, also in other tabs. @returns an unsubscribe function */
export function onConsentChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) change({ ...consentState(), choice: readChoice() });
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Stores the choice; if storage is blocked, it lasts for this page. */
export function choose(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, choice, at: new Date().toISOString() }));
  } catch {
    // Blocked or full; the next page asks again.
  }
  change({ choice, reopened: false });
}

/** Shows the banner again; the current choice stays in force until changed. */
export function reopenConsent(): void {
  change({ ...consentState(), reopened: true });
}

function readChoice(): Choice | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRecord(stored) &&
      stored.version === VERSION &&
      (stored.choice === 'accepted' || stored.choice === 'rejected')
      ? stored.choice
      : null;
  } catch {
    return null;
  }
}

function change(to: ConsentState) {
  state = to;
  listeners.forEach((listener) => listener());
}
