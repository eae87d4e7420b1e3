import { findCityByName, citiesIn } from '../places/cities';
import { indianPlaces, namesPlaceAbroad, NO_PLACES } from '../places/indian-places';
import { wordsOf } from '../places/names';
import { readExperience, isOnlyExperience } from './experience';
import { isOnlyAboutFreshers } from './experience-words';
import { isPay } from './salary';

type TitledJob = { title: string; company: string; location: string };

/** Limits the run time; longer titles are not names. */
const MAX_READ = 200;
const MAX_TITLE_WORDS = 40;
const MAX_ROUNDS = 6;
/** The longest phrase: "up to 8.5 lakhs per annum plus". */
const MAX_WORDS = 7;

const list = (words: string) => new Set(words.split(' '));

/** Words, without spaces and hyphens, that alone mark advertising text. */
const AD_WORDS = list(
  'urgent urgently immediate immediately joiner joiners opening openings vacancy vacancies walkin walkins wanted required apply ' +
    'f2f facetoface noticeperiod wfo',
);
/** Words that do so together; a single one may be the subject of the job ("Manager - Recruitment"). */
const POSSIBLE_AD_WORDS = list(
  'hiring recruitment job jobs need needed needs looking requires require requirement requirements interview interviews drive ' +
    'opportunity opportunities inviting applications joining',
);
const FILLERS = list(
  'for in at on of is are we the a an to and or from by till with only now today new future great exciting mega direct role ' +
    'position candidate candidates location based max days day',
);
/** Parts of company names that are often omitted. */
const LEGAL = list(
  'pvt private ltd limited llp inc india corp corporation company co group technologies technology solutions services',
);

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}';
const DATE = new RegExp(
  String.raw`^(?:\d{1,2}(?:st|nd|rd|th)?[\s-]*${MONTH}[\s,'-]*(?:\d{4}|\d\d)?|${MONTH}[\s-]\d{1,2}(?:st|nd|rd|th)?[\s,]*(?:\d{4})?)$`,
  'i',
);
const IN_HAND = /\s*\bin[\s-]?hand$/i;
const SMALL_NUMBER = /^\d{1,2}(?:st|nd|rd|th)?$/;

/** "Req 12345", "Job ID: 40213". */
const LABELLED_CODE =
  /\b(?:job|req|requisition|ref|reference|vacancy)\b\.?\s*(?:id|no|code)?[\s.:#-]*(?=[\w/-]*\d{3})[\w/-]+/gi;
/** "PSS07880", "T500-15707", "138043"; not "D365" or "ISO 27001". */
const CODE = /^#?(?!iso|.*[a-z]{4})(?:(?=[\w/-]*[a-z])(?=[\w/-]*\d{5})[\w/-]+|\d{6,})$/i;

/** Beginning of trailing advertising text without a separator before it. */
const ENDING = /^(?:(?:in|at|for|on|required|wanted|urgently|immediate(?:ly)?)(?![\w-])|walk[\s-]?ins?\b)/i;

/** Separators between parts of a title; brackets count with their content. */
const BETWEEN_PARTS =
  /(\s*(?:\([^()]*\)|\[[^[\]]*\])\s*|\s*[|!]+\s*|\s*\/\/\s*|\s+[-–—]+\s*|\s*[-–—]+\s+|\s*:\s+)/;
const LOOSE_ENDS = /^[\s\p{Pd}|:;,/&@_*]+|[\s\p{Pd}|:;,/&@_*]+$|\s?\.{2,}$|\s\.$/gu;

/**
 * The job's name alone, as search engines require: its title without places, pay, experience, company, reference numbers and
 * advertising text. Keeps uncertain parts, and titles of which nothing would be left.
 */
export function bareTitle({ title, company, location }: TitledJob): string {
  if (title.length > MAX_READ || wordsIn(title).length > MAX_TITLE_WORDS) return title;
  const own = ownNames(company, location);
  let bare = withoutEmployer(title)
    .replace(/^["“](.*)["”]$/, '$1')
    .replace(LABELLED_CODE, '')
    .replace(/\s+/g, ' ')
    .replace(/(\d) [-–] (?=\d)/g, '$1-');
  for (let round = 0, before = ''; round < MAX_ROUNDS && bare !== before; round += 1) {
    before = bare;
    bare = withoutParts(bare, own).replace(LOOSE_ENDS, '');
  }
  return /\p{L}{2}/u.test(bare) && !isAdPart(bare, own) ? bare : title;
}

/** "Netflix is hiring Data Engineers", whoever the job's company is. */
const IS_HIRING =
  /^[^,|:()–]{2,40}? (?:is|are) (?:(?:now|currently|urgently|actively) )?hiring\b(?: for\b)?(?: an?\b)?[\s:!-]*/i;

function withoutEmployer(title: string): string {
  const rest = title.replace(IS_HIRING, '');
  return /\p{L}{2}/u.test(rest) ? rest : title;
}

function withoutParts(title: string, own: Own): string {
  const pieces = title.split(BETWEEN_PARTS);
  let kept = '';
  for (let at = 0; at < pieces.length; at += 2) {
    const [last = '-', before = '', part = ''] = [pieces[at - 2], pieces[at - 1], pieces[at]];
    const inBrackets = /[([](.*)[)\]]/.exec(before)?.[1];
    if (inBrackets !== undefined)
      kept += inBrackets.split(/ [-–—|] |[,;]/).every((each) => isAdPart(each, own))
        ? ' '
        : last
          ? before
          : ` ${before}`;
    if (part.trim() === '' || isAdPart(part, own, kept === '')) continue;
    if (inBrackets === undefined && kept !== '')
      kept += before.includes('!') ? ' - ' : last ? before : ` ${before.trim()} `;
    kept += withoutEnds(part, own);
  }
  return kept.replace(/\s+/g, ' ');
}

/** A part without leading ("Urgent opening for …", "Asha is hiring …") and trailing ("… required in Pune") ad text. */
function withoutEnds(part: string, own: Own): string {
  const words = wordsIn(part);
  const head = headOf(words, own);
  const rest = words.slice(head);
  const end = tailOf(part, rest, own);
  return part.slice(head === 0 ? 0 : rest[0]!.start, end);
}

/** The number of words of leading ad text. */
function headOf(words: Word[], own: Own): number {
  let score = 0;
  for (let at = 0; at < words.length - 1;) {
    const phrase = adPhraseAt(words, at, own);
    if (!phrase) break;
    at += phrase.words;
    score += phrase.score;
    const last = words[at - 1]!.plain;
    // "Hiring Manager" is a job; "Asha hiring drivers" and "Urgent hiring drivers" are ads.
    const opens = last === 'for' ? score > 0 || at === 1 : score > 2 && /^(?:hiring|required)$/.test(last);
    if (opens && at < words.length && !adPhraseAt(words, at, own)) return at;
  }
  return 0;
}

/** Where trailing ad text begins; the part's length if there is none. */
function tailOf(part: string, words: Word[], own: Own): number {
  for (const [at, { start }] of words.entries()) {
    if (at === 0) continue;
    const before = words[at - 1]!;
    const gap = part.slice(before.end, start);
    const ending = words.slice(at);
    const text = textOf(ending);
    const begins = /[,_@/–-]/.test(gap) || ENDING.test(text) || beginsWithFact(ending);
    // "Cook Pune", but not "AIIMS Delhi" or "Bank of Baroda".
    const isCity = /\p{Ll}{3}$/u.test(before.text) && own.isCity(text);
    if ((begins || isCity) && isAdText(ending, own)) return before.end;
  }
  return part.length;
}

/** Whether a part of a title says nothing about the job itself. */
function isAdPart(part: string, own: Own, opens = false): boolean {
  const isHiring = opens ? /^\W*(?:we are |now )?(?:hiring|jobs?)\W*$/i : /^\W*[^,]{2,40} is hiring\W*$/i;
  return isHiring.test(part) || isAdText(wordsIn(part), own);
}

function isAdText(words: Word[], own: Own): boolean {
  let score = 0;
  for (let at = 0; at < words.length;) {
    const phrase = adPhraseAt(words, at, own);
    if (!phrase) return false;
    at += phrase.words;
    score += phrase.score;
  }
  return score > 1;
}

/** The words at an index that are not the job's name: their number, and a score of how certain that is (2: certain). */
function adPhraseAt(words: Word[], at: number, own: Own): { words: number; score: number } | null {
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count -= 1) {
    const text = textOf(words.slice(at, at + count));
    const isWord = AD_WORDS.has(text.toLowerCase().replace(/[\s-]+/g, ''));
    if (isWord || own.isCompany(text) || own.isPlace(text) || isFact(text)) return { words: count, score: 2 };
  }
  const { plain } = words[at]!;
  if (POSSIBLE_AD_WORDS.has(plain)) return { words: 1, score: 1 };
  return FILLERS.has(plain) || SMALL_NUMBER.test(plain) || own.isElsewhere(plain)
    ? { words: 1, score: 0 }
    : null;
}

/** "15k in hand WFO" begins with pay. */
const beginsWithFact = (words: Word[]): boolean =>
  /\d/.test(words[0]!.text) &&
  words.slice(0, MAX_WORDS).some((_, at) => isFact(textOf(words.slice(0, at + 1))));

function isFact(text: string): boolean {
  if (!/\d|fresh|exp/i.test(text)) return false;
  return CODE.test(text) || DATE.test(text) || isPay(text.replace(IN_HAND, '')) || isExperience(text);
}

function isExperience(text: string): boolean {
  const { ranges, freshers } = readExperience(text, true);
  return ranges.length > 0 ? isOnlyExperience(text) : freshers.length > 0 && isOnlyAboutFreshers(text);
}

/** Matchers for names of the job's own company and places. */
type Own = Record<'isCompany' | 'isPlace' | 'isCity' | 'isElsewhere', (text: string) => boolean>;

function ownNames(company: string, location: string): Own {
  const name = core(company);
  const slugs = new Set(citiesIn(location).map(({ slug }) => slug));
  // A location without any known place may contain anything.
  const isKnown = indianPlaces(location).length > 0 || namesPlaceAbroad(location);
  const named = new Set(isKnown ? wordsOf(location).map((word) => word.text) : []);
  const isCity = (text: string) => slugs.has(cityOf(text) ?? '');
  return {
    isCompany: (text) => name.length > 2 && core(text) === name,
    isCity,
    isPlace: (text) => {
      const city = cityOf(text);
      if (city) return slugs.size === 0 || slugs.has(city);
      const words = wordsOf(text).map((word) => word.text);
      return (
        words.length > 0 && words.every((word) => word.length > 2 && named.has(word) && !NO_PLACES.has(word))
      );
    },
    isElsewhere: (text) => cityOf(text) !== null || /^(?:india|ncr)$/i.test(text),
  };
}

function cityOf(text: string): string | null {
  const city = findCityByName(text);
  return city && !city.alsoWord ? city.slug : null;
}

const core = (name: string) =>
  wordsOf(name)
    .map((word) => word.text)
    .filter((word) => !LEGAL.has(word))
    .join('');

/** A word of a part; `plain`: in lower case, without a full stop. */
type Word = { text: string; plain: string; start: number; end: number; part: string };

const WORD = /[₹#]?\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}.+#'’]*(?:\/-)?/gu;

const wordsIn = (part: string): Word[] =>
  Array.from(part.matchAll(WORD), ({ 0: text, index }) => ({
    text,
    plain: text.toLowerCase().replace(/\.+$/, ''),
    start: index,
    end: index + text.length,
    part,
  }));

const textOf = (words: Word[]): string => words[0]!.part.slice(words[0]!.start, words.at(-1)!.end);
