import { isRecord } from '../base/is-record';
import { keepSessionText, sessionText } from './session-text';

const PAUSE_MS = 400;

/** A form's inputs by its field names. */
type Draft = Record<string, string>;

/** Stores a form's inputs in this tab, under a name, once typing pauses. */
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
    /** Stores pending inputs at once, before the page is unloaded. */
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
