/** Maps phrases to values, and finds them by their words (a trie). */
export class PhraseTable<Value> {
  readonly #root: Node<Value> = { next: new Map() };

  /** An existing phrase keeps its value. */
  add(words: readonly string[], value: Value): void {
    let node = this.#root;
    for (const word of words) {
      let next = node.next.get(word);
      if (!next) node.next.set(word, (next = { next: new Map() }));
      node = next;
    }
    node.found ??= { value, length: words.length };
  }

  /** The longest phrase that begins at `start`, with its number of words; null if there is none. */
  longestAt(words: readonly string[], start: number): Found<Value> | null {
    let node = this.#root.next.get(words[start] ?? '');
    let found: Found<Value> | null = null;
    for (let index = start + 1; node; index++) {
      found = node.found ?? found;
      node = index < words.length ? node.next.get(words[index]!) : undefined;
    }
    return found;
  }

  /** The value of exactly these words. */
  get(words: readonly string[]): Value | undefined {
    const found = this.longestAt(words, 0);
    return found?.length === words.length ? found.value : undefined;
  }
}

type Found<Value> = { value: Value; length: number };
type Node<Value> = { next: Map<string, Node<Value>>; found?: Found<Value> };
