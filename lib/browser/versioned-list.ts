import { isRecord } from '../base/is-record';

type Kept<Item> = {
  /** Incremented when what is stored changes its shape. */
  version: number;
  name: string;
  isItem: (value: unknown) => value is Item;
  /** How many items are read at most. */
  max: number;
};

/**
 * A list as the text in which the browser keeps it: `{"version": 1, "NAME": [...]}`. What is not such a text, or an item that
 * `isItem` refuses, is left out: people and programs may write there, too. The list read of a text is the same until the
 * text changes.
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
