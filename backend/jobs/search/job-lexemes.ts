import { htmlToText } from '../../../lib/base/text/html-to-text';
import { headWord, indexWords } from '../../../lib/search/terms';
import { withCompoundParts } from '../../../lib/search/known-words';
import { employerKey, employerKeys } from '../../../lib/search/employers';
import { titleHeads } from '../../../lib/search/heads';
import { shortForms } from '../../../lib/search/initials';
import { isPublicEmployer, PUBLIC } from '../../../lib/search/public-employers';
import { stem } from '../../../lib/search/stem';
import { statedWishes } from '../../../lib/search/stated-wishes';
import { toWords } from '../../../lib/search/normalise';
import type { IndexedJob } from './search';

/**
 * Where in a job a word is looked up. `written`: its title, split by `toWords` (others: `indexWords`). `head`: the nouns that
 * say what the job is. `key`: title, place and listed items ("SQL, Excel"). `name`: company and category, which `anywhere`
 * excludes. `employer`: what the company may be called (lib/search/employers.ts). `company`: its whole name.
 * `states`: wishes that the ad states (lib/search/stated-wishes.ts). `short`: short forms of what the title says (lib/search/initials.ts).
 */
export type Place =
  'written' | 'head' | 'title' | 'key' | 'name' | 'employer' | 'company' | 'short' | 'states' | 'anywhere';

// Each word is indexed as is, and once more with a prefix per place, so that one index serves all places. The
// prefixes are private-use characters, which visitors cannot type.
const MARKS: Record<Place, string> = {
  written: '\uE003',
  head: '\uE006',
  title: '\uE001',
  key: '\uE002',
  name: '\uE004',
  employer: '\uE007',
  company: '\uE008',
  short: '\uE009',
  states: '\uE00A',
  anywhere: '',
};

/** Returns the lexeme of a word in a place. */
export const lexemeOf = (word: string, place: Place): string => MARKS[place] + word;

// More words than any real ad has; PostgreSQL's tsvector holds one megabyte.
const MAX_TITLE_WORDS = 500;
const MAX_WORDS = 8_000;

const BETWEEN_ITEMS = /[,;|/•·()\n]+/;
/** A label, as in “Shift: night”, is not content. */
const LABEL = /^[^:]*:/;
const MAX_ITEM_WORDS = 3;

/** A job's distinct lexemes for the index, and its words as written, except for the company's name. */
type JobLexemes = { lexemes: string[]; words: string[] };

/** Splits a job's texts; the same for all engines. */
export function lexemesOf(job: IndexedJob, categoryName: string): JobLexemes {
  const wordsIn = (texts: (string | null)[]) =>
    texts.flatMap((text) => indexWords(text ?? '').slice(0, MAX_TITLE_WORDS));
  const long = [job.description, job.qualification, job.primary_responsibility];
  const short = [job.job_type, job.workspace, job.notes].map((text) => text ?? '');
  const texts = [...short, ...long.map((html) => htmlToText(html ?? ''))].map((text) =>
    withCompoundParts(text ?? ''),
  );
  const company = toWords(job.company_name ?? '');
  const titles = [job.title, job.title_hi, job.title_kn].map((each) => withCompoundParts(each ?? ''));
  const isPublic = isPublicEmployer(job.company_name ?? '', categoryName);
  const title = [...wordsIn(titles), ...(isPublic ? [stem(PUBLIC)] : [])];
  const key = [...title, ...wordsIn([job.location]), ...texts.flatMap(listedWords)];
  const names = new Set(company.flatMap(indexWords));
  const prose = texts.flatMap(indexWords).filter((word) => !names.has(word));
  const marked = (words: string[], place: Place) => words.map((word) => lexemeOf(word, place));
  return {
    lexemes: [
      ...new Set([
        ...marked(titles.flatMap(toWords).slice(0, MAX_TITLE_WORDS), 'written'),
        ...marked([...headsOf(job), ...(isPublic ? [PUBLIC] : [])], 'head'),
        ...marked(title, 'title'),
        ...marked([...new Set(key)].slice(0, MAX_WORDS), 'key'),
        ...marked([...names, ...wordsIn([categoryName])], 'name'),
        ...marked(employerKeys(job.company_name ?? ''), 'employer'),
        ...marked([employerKey(job.company_name ?? '')].filter(Boolean), 'company'),
        ...marked(statedWishes([job.title, ...short], texts.join('\n'), job.location ?? ''), 'states'),
        ...marked([...shortForms(job.title).keys()], 'short'),
        ...[...new Set([...key, ...prose])].slice(0, MAX_WORDS),
      ]),
    ],
    words: [...new Set([...titles, job.location ?? '', ...texts].flatMap(toWords))].filter(
      (word) => !company.includes(word),
    ),
  };
}

function headsOf({ title, title_hi, title_kn, company_name, location }: IndexedJob): string[] {
  const heads = titleHeads(title, company_name ?? '', location ?? '');
  const others = [title_hi, title_kn].flatMap((each) => titleHeads(each ?? ''));
  return [...heads, ...others].map(headWord);
}

/** Returns the words of listed items: short parts between commas and other separators. */
function listedWords(text: string): string[] {
  return text.split(BETWEEN_ITEMS).flatMap((labelled) => {
    const item = labelled.replace(LABEL, '');
    const words = item.split(/\s+/).filter(Boolean);
    return words.length > 0 && words.length <= MAX_ITEM_WORDS ? indexWords(item) : [];
  });
}
