import { isRecord } from '../base/is-record';

type Kept<Item> = {
  /** Incremented when the stored format changes. */
  version: number;
  name: string;
  isItem: (value: unknown) => value is Item;
  /** Maximum number of items read. */
  max: number;
};

/**
 * A list stored by the browser as `{"version": 1, "NAME": [...]}`. Skips anything else and items rejected by `isItem`:
 * people and programs can write there, too. Returns the same list until the text changes.
 */
export function versionedList<Item>({ version, name, isItem, max }: Kept<Item>) {
  let read: { text: string; items: Item[] } = { text: '', items: [] };

  function parse(text: string): Item[] {
    try {
      const stored: unknown = JSON.parse(text);
      if (!isRecord(stored) || stored.version !== version) return [];
      const items = stored[name];
      return Array.isArray(items) ? items.filter(isItem).slice(0, max) : [];
    } catch {
      return [];
    }
  }

  return {
    of(text: string): Item[] {
      if (text !== read.text) read = { text, items: parse(text) };
      return read.items;
    },
    textOf: (items: Item[]): string => (items.length > 0 ? JSON.stringify({ version, [name]: items }) : ''),
  };
}
