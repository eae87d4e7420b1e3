import { type CvLine, followers } from './cv-text';
import { isOfOthers, type Section } from './sections';

const EMAIL =
  /(?<![\w.+@-])[A-Za-z0-9](?:[\w+-]|\.(?!\.)){0,62}[\w+-]?@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,62})\.)+[A-Za-z]{2,24}(?![\w@]|-\w|\.\w)/g;
const WHOLE = new RegExp(`^${EMAIL.source}$`);

/** Shared office addresses, which are not an applicant's. */
const OFFICES =
  /^(?:info|contact|hr|careers?|jobs?|support|sales|admin|office|enquir(?:y|ies)|help|hello|mail|recruit\w*|hiring|no-?reply|principal|registrar)@/i;
const ENOUGH = -2;
/** Usual endings in India. Others are accepted too, unless the next line completes one of these. */
const USUAL_END = /\.(?:com|in|org|net|edu|info|io|co|gov|me)$/i;

/**
 * The applicant's e-mail address, or null if there is none or it may be someone else's.
 *
 * @param lines with normalised texts
 * @param links addresses of `mailto:` links, which no layout breaks
 */
export function findEmail(
  lines: readonly CvLine[],
  sections: readonly Section[],
  links: readonly string[],
): string | null {
  const linked = [...new Set(links.filter((link) => WHOLE.test(link)))];
  const goingOn = followers(lines);
  const found = lines.flatMap(({ text }, index) =>
    emailsOf(text, goingOn[index]!, linked).map((email) => ({
      email,
      score: [
        sections[index] === 'others' ? -10 : 0,
        sections[index] === 'work' ? -1 : 1,
        isOfOthers(text) || isOfOthers(lines[index - 1]?.text ?? '') ? -4 : 0,
        /e-?\s?mail|ईमेल|ಇಮೇಲ್|ಇ-ಮೇಲ್/i.test(text) ? 1 : 0,
        OFFICES.test(email) ? -4 : 0,
        linked.includes(email) ? 1 : 0,
        index < 12 ? 2 : 0,
      ].reduce((sum, score) => sum + score),
    })),
  );
  // The first one wins a tie: people put their main address first.
  const [best] = found.sort((a, b) => b.score - a.score);
  if (best) return best.score >= ENOUGH ? best.email : null;
  const [only, ...others] = linked.filter((email) => !OFFICES.test(email));
  return only && others.length === 0 ? only : null;
}

function emailsOf(text: string, [next, afterNext]: [string, string], linked: readonly string[]): string[] {
  const close = text.replace(/ ?@ ?/g, '@').replace(/@(\w+) ?\. ?(com|in|org|net|co\.in)\b/gi, '@$1.$2');
  const found = (close.match(EMAIL) ?? []).map((email) => {
    const bare = email.replace(/^(?:e-?mail|mailto)[:-]/i, '');
    // The address is cut off at the edge of a page or a column.
    return linked.find((link) => link.startsWith(bare)) ?? bare;
  });
  const whole = joinBroken(text, next, afterNext);
  // Drops fragments that the joined address completes.
  return whole ? [...found.filter((email) => !whole.startsWith(email)), whole] : found;
}

/** An address clearly broken at the end of its line: at punctuation, or within its last part. */
function joinBroken(text: string, next: string, afterNext: string): string | null {
  const tail = /(?<![\w.+@-])[\w.+@-]+$/.exec(text)?.[0];
  const head = /^[\w.@-]+/.exec(next)?.[0];
  if (!tail || !head) return null;
  const second = /^[\w.@-]+/.exec(afterNext)?.[0] ?? '';
  const whole = [tail + head, tail + head + second].find((all) => WHOLE.test(all) && USUAL_END.test(all));
  const isAlone = next === head;
  const goesOn = head.includes('@')
    ? // "manoj." above "kumar@example.in" continues; the "R." of a name does not.
      tail === text && (/[a-z\d][._+-]$/.test(tail) || (head.startsWith('@') && /^[a-z\d._-]+$/.test(tail)))
    : tail.includes('@') &&
      (USUAL_END.test(tail) ? isAlone && head.length <= 3 : isAlone || /[@._-]$/.test(tail));
  return (goesOn && whole) || null;
}
