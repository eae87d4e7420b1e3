import { isRole, titleHeads } from './heads';
import { toWords } from './normalise';

const MAX_WORDS = 5;
const MIN_NUMERONYM = 10;

/**
 * The short forms of a title, each with the words that it stands for: initials of what it says the job is ("jrf" for junior
 * research fellow), "p2p" for procure to pay, "k8s" for kubernetes.
 */
export function shortForms(title: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (const head of titleHeads(title)) {
    const words = head.split(' ');
    if (!isRole(words.at(-1)!)) continue;
    // Two letters are few: they stand for the whole name.
    for (
      let count = Math.min(words.length, 3);
      count > 1 && count <= Math.min(MAX_WORDS, words.length);
      count++
    ) {
      const own = words.slice(-count);
      forms.set(own.map((word) => word[0]).join(''), own.join(' '));
    }
  }
  const words = toWords(title);
  for (const [index, word] of words.entries()) {
    const [before, after] = [words[index - 1], words[index + 1]];
    if (word === 'to' && before && after)
      forms.set(`${before[0]}2${after[0]}`, [before, word, after].join(' '));
    if (word.length >= MIN_NUMERONYM) forms.set(`${word[0]}${word.length - 2}${word.at(-1)}`, word);
  }
  return forms;
}
