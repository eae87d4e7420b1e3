/** The visitor's answer to whether a tag manager may be loaded, kept in this browser. */
export type Choice = 'accepted' | 'rejected';

export type ConsentState = {
  choice: Choice | null;
  /** Whether the visitor asked to be asked again. */
  reopened: boolean;
};

const KEY = 'cookie-choice';
// Raised when what people agree to changes, which asks everybody again.
const VERSION = 1;

let state: ConsentState | null = null;
const listeners = new Set<() => void>();

/** The same object until something changes. */
export function consentState(): ConsentState {
  return (state ??= { choice: readChoice(), reopened: false });
}

/** Calls back after every change, those made in other tabs included. Returns the way to stop. */
export function onConsentChange(listener: () => void): () => void {
  const takeOver = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) change({ ...consentState(), choice: readChoice() });
  };
  listeners.add(listener);
  window.addEventListener('storage', takeOver);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', takeOver);
  };
}

/** Keeps the answer; where storage is blocked, until the page is left. */
export function choose(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, choice, at: new Date().toISOString() }));
  } catch {
    // Blocked or full: the next page asks again.
  }
  change({ choice, reopened: false });
}

/** Shows the question again; the answer so far holds until there is another. */
export function reopenConsent(): void {
  change({ ...consentState(), reopened: true });
}

function readChoice(): Choice | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { version?: unknown; choice?: unknown };
    return kept?.version === VERSION && (kept.choice === 'accepted' || kept.choice === 'rejected')
      ? kept.choice
      : null;
  } catch {
    return null;
  }
}

function change(to: ConsentState) {
  state = to;
  listeners.forEach((listener) => listener());
}
