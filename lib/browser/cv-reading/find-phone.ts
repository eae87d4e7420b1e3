import { type CvLine, followers } from './cv-text';
import { isOfOthers, type Section } from './sections';

// India's numbering plan: mobile numbers have ten digits and begin with 6 to 9 (TRAI, National Numbering Plan 2003).
const MOBILE =
  /(?<![\p{L}\d@+/._-])(?:\(?(\+|00)?\s?(91)\)?[\s.-]{0,3}(?:\(?0\)?[\s.-]?)?|\(?0\)?[\s.-]{0,2})?\(?([6-9](?:[\s.)-]{0,3}\d){9})(?![\s.-]?\d|[\w@])/gu;
/** "080-2345 6789" is a landline number of Bengaluru. */
const WITH_AREA = /^\(?0[1-9]\d{1,2}\)?[\s-]\d/;
const FOREIGN = /(?<![\p{L}\d@])\+(?!91\b|91[6-9]\d{9})\d{1,3}(?:[\s().-]{0,2}\d){6,12}(?!\d)/gu;
const LANDLINE =
  /(?<![\p{L}\d@+/.-])\(?(?:\+?91[\s-]?)?0?[1-8]\d{1,3}\)?[\s-]{1,3}[2-7]\d{5,7}(?!\d|[\s-]\d)/gu;

const LABEL =
  /(?:^|[^\p{L}])(?:phone|ph|mobile|mob|tel|telephone|cell|whats\s?app|contact|call|m|p|t)(?:\s*(?:no|number|nos))?\s*[.:#-]|\b(?:phone|mobile|whatsapp|cell)\b|मोबाइल|फ़ोन|फोन|दूरभाष|ಮೊಬೈಲ್|ದೂರವಾಣಿ|ಫೋನ್|[☎☏✆📞📱✉]/iu;
const OTHER_NUMBERS =
  /\b(?:aadha+r|pan|passport|licen[cs]e|roll|regn?|registration|enrol\w*|prn|uan|pf|esic|account|a\/c|certificate|membership|employee|emp|candidate id|application|seat|invoice|fax|gst\w*|cin|isbn|turnover|crores?|lakhs?|rs|inr)\b/i;
const AT_WORK = /\b(?:office|off|work|company|landline|residence|resi|home|alternate|alt|other)\b/i;

type Found = { phone: string; score: number };

/** The applicant's phone number, Indian mobiles in groups of five, others as written; null if uncertain. */
export function findPhone(
  lines: readonly CvLine[],
  sections: readonly Section[],
  links: readonly string[],
): string | null {
  const linked = links.map((link) => link.replace(/\D/g, '').slice(-10));
  const texts = lines.map(({ text }) => text);
  const goingOn = followers(lines);
  const found: Found[] = [];
  texts.forEach((text, index) => {
    const before = texts[index - 1] ?? '';
    const isLabelled = LABEL.test(text) || (before.length < 25 && LABEL.test(`${before}:`));
    const near = [
      sections[index] === 'others' ? -10 : 0,
      sections[index] === 'work' ? -2 : 1,
      isOfOthers(text) || (before.length < 40 && isOfOthers(before)) ? -6 : 0,
      isLabelled ? 2 : 0,
      OTHER_NUMBERS.test(text) || (before.length < 25 && OTHER_NUMBERS.test(before)) ? -4 : 0,
      /\S@\S/.test(text + (texts[index + 1] ?? '') + before) ? 1 : 0,
      index < 12 ? 2 : 0,
    ].reduce((sum, score) => sum + score);
    for (const { phone, at, kind } of numbersIn(text, goingOn[index]![0])) {
      const label = text.slice(Math.max(0, at - 22), at);
      const isLinked = linked.includes(phone.replace(/\D/g, '').slice(-10));
      found.push({ phone, score: near + kind + (AT_WORK.test(label) ? -1.5 : 0) + (isLinked ? 2 : 0) });
    }
  });
  const [best] = found.sort((a, b) => b.score - a.score);
  return best && best.score >= 2 ? best.phone : null;
}

type Seen = { phone: string; at: number; kind: number };

/** Numbers that begin in a line; in narrow columns they may continue in the next one. */
function numbersIn(text: string, next: string): Seen[] {
  const mobiles = mobilesIn(text);
  if (mobiles.length > 0) return mobiles;
  const broken = /[\d)-]$/.test(text) && /^\d/.test(next) ? mobilesIn(`${text} ${next}`) : [];
  if (broken.some(({ at }) => at < text.length)) return broken.filter(({ at }) => at < text.length);
  return [...seen(text, FOREIGN, 0), ...seen(text, LANDLINE, -1.5).filter(isLandline)];
}

function mobilesIn(text: string): Seen[] {
  const mobiles = [...text.matchAll(MOBILE)].filter(
    ([all, , , own]) => !WITH_AREA.test(all) && !/^\d\d[\s.-]\d{4}[\s.-]\d{4}$/.test(own!),
  );
  return mobiles.map((match) => {
    const digits = match[3]!.replace(/\D/g, '');
    const plain = `${digits.slice(0, 5)} ${digits.slice(5)}`;
    return { phone: match[2] ? `+91 ${plain}` : plain, at: match.index, kind: 1 };
  });
}

const seen = (text: string, numbers: RegExp, kind: number): Seen[] =>
  [...text.matchAll(numbers)].map((match) => ({
    phone: match[0].replace(/\s+/g, ' '),
    at: match.index,
    kind,
  }));

const isLandline = ({ phone }: Seen) => [10, 11, 12].includes(phone.replace(/\D/g, '').length);
