import { readEmail } from '../../../lib/base/contact/email-address';
import { phoneNumbers } from '../../../lib/base/contact/phone';
import { MEANINGFUL } from '../../../lib/search/known-words';

const TOP_LINES = 12;
const LABEL = /^(?:full |candidate )?name(?: of (?:the )?candidate)? ?[:–-] ?/i;
/** What stands where a name could. */
const HEADING =
  /^(?:curriculum|vitae|resume|cv|bio|data|biodata|profile|summary|objective|career|contact|details|personal|information|about|address|education|skills|declaration)$/i;
// One to four words, each with a capital letter if its script has them.
const NAME = /^(?:(?!\p{Ll})[\p{L}\p{M}][\p{L}\p{M}.'’]*(?: |$)){1,4}$/u;

/** Reads whose a CV is. Whatever is doubtful is '': an empty field is seen and filled, a wrong name is not. */
export function contactIn(text: string, fileName: string): { name: string; phone: string; email: string } {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const words = lines.flatMap((line) => line.split(/[ ,;|]/));
  const email = words.map((word) => (word.includes('@') ? readEmail(word) : null)).find(Boolean) ?? '';
  const numbers = lines.flatMap((line) =>
    phoneNumbers(
      line
        .split(/[ ,;|]/)
        .filter((word) => !/[@/]/.test(word))
        .join(' '),
    ),
  );
  const said = `${fileName} ${email.split('@')[0]}`.toLowerCase();
  return { name: nameIn(lines.filter(Boolean).slice(0, TOP_LINES), said), phone: numbers[0] ?? '', email };
}

/** A name is labelled as one, or its words are in the file's name or the address, or it is the first line and means nothing else. */
function nameIn(lines: string[], said: string): string {
  const names = lines.map((line, index) => {
    const name = line.replace(LABEL, '').split(/ ?[|,(]/)[0]!;
    const words = name.split(/[ .]/).filter((word) => word.length > 2);
    const isName = NAME.test(name) && words.length > 0 && !words.some(meansSomething);
    const isSaid = words.some((word) => said.includes(word.toLowerCase()));
    const isFirst = index === 0 && name === line && words.length > 1;
    return { name, rank: !isName ? 0 : name !== line && LABEL.test(line) ? 3 : isSaid ? 2 : isFirst ? 1 : 0 };
  });
  const best = Math.max(0, ...names.map(({ rank }) => rank));
  return best === 0 ? '' : names.find(({ rank }) => rank === best)!.name;
}

const meansSomething = (word: string) => HEADING.test(word) || MEANINGFUL.has(word.toLowerCase());
