/** A word of a place text. */
export interface Word {
  /** Lower case, without accents. */
  text: string;
  /** What stands between it and the word before. */
  gap: string;
  /** Written in capitals in a text that is not all capitals, or after a comma: it may be a code like "MA". */
  mayBeCode: boolean;
  inBrackets: boolean;
}

/** More than any list of places needs; prose in the place's field is not read to its end. */
const MAX_CHARACTERS = 1000;

/** The words of a text in order, HTML tags left out; a word cut off by an ellipsis is dropped. */
export function wordsOf(text: string): Word[] {
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .replace(/<[^>]*>/g, ' ; ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{L}\p{N}]+\.{2,}/gu, ' ; ');
  const shouted = !/\p{Ll}/u.test(plain);
  const words: Word[] = [];
  let end = 0;
  let depth = 0;
  for (const match of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    const gap = plain.slice(end, match.index);
    for (const character of gap) {
      if (character === '(' || character === '[') depth += 1;
      if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    }
    end = match.index + match[0].length;
    words.push({
      text: match[0].toLowerCase(),
      gap,
      mayBeCode: /^[A-Z]{2}$/.test(match[0]) && (!shouted || gap.includes(',')),
      inBrackets: depth > 0,
    });
  }
  return words;
}
