import { isRecord } from '../base/is-record';
import { keepSessionText, sessionText } from './session-text';

const PAUSE_MS = 400;

/** What was typed into a form, by its names of the fields. */
type Draft = Record<string, string>;

/** Keeps what is typed into a form in this tab, under a name of its own, once the typing pauses. */
export function draftKeeper(name: string) {
  const key = `draft:${name}`;
  let unsaved: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keepNow(): void {
    clearTimeout(timer);
    if (!unsaved) return;
    keepSessionText(key, Object.keys(unsaved).length > 0 ? JSON.stringify(unsaved) : '');
    unsaved = null;
  }

  return {
    read: () => parseDraft(sessionText(key)),
    keepSoon(draft: Draft): void {
      unsaved = draft;
      clearTimeout(timer);
      timer = setTimeout(keepNow, PAUSE_MS);
    },
    /** Keeps what `keepSoon` has not yet, as the page may be gone before it can. */
    keepNow,
    drop(): void {
      clearTimeout(timer);
      unsaved = null;
      keepSessionText(key, '');
    },
  };
}

function parseDraft(text: string): Draft {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
