import { bareTitle } from '../jobs/facts/bare-title';
import { withCompoundParts } from './known-words';
import { FILLERS } from './lexicon/fillers';
import { LEVELS, NOT_ROLES, ROLE_ENDINGS, ROLES } from './lexicon/roles';
import { PUBLIC } from './employers';
import { toWords } from './normalise';

const ROLE = new RegExp(`^(?:${ROLES.join('|')})s?$|..(?:${ROLE_ENDINGS.join('|')})s?$`);
const OTHERS: ReadonlySet<string> = new Set(NOT_ROLES);

/** Whether an English word can name who does a job: "driver", "nurse"; not "computer" or "driving". */
export const isRole = (word: string): boolean =>
  word === PUBLIC || (ROLE.test(word) && !OTHERS.has(singular(word)));

/** An English noun in the singular. */
export const singular = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?<=[a-z]{2}[^s])s$/, '');

/** Between jobs that one title names: "Driver, Pharmacist", "Clerk cum Typist". */
const JOINS = /[,;/&+]|(?<=\s)(?:and|or|cum|aur|और)(?=\s)|-cum-/i;
/** What follows says more of the job: "Driver – Pune", "Engineer: Windows". */
const ENDS = /\s[-–—]|[-–—]\s|(?<=[a-z]{3}(?:er|or|ist|ant))-(?=[A-Z])|[|:!•·_]/;
/** Between a field and the role that it belongs to: "Human Resources (HR) Executive". */
const ASIDE = new RegExp(
  `(?<!(?:${ROLE_ENDINGS.join('|')})s? )\\([^()]{0,40}\\)(?= (?:${LEVELS.join('|')}|manager)\\b)`,
  'gi',
);
/** Before another job: "Customer Service (Front Desk)/Receptionist". */
const JOINED_BRACKETS = /\([^()]{0,40}\)(?= ?[/&,])/g;
const BRACKETS = /[([{]([^)\]}]*)[)\]}]?/g;
/** Before what a job is about: "Director of Nursing", "Driver for school bus". */
const ABOUT = new Set('for in at of to with from by on as under who using via near'.split(' '));
/** After the noun that says what the job is: "Driver Trainee", "Engineer II", "Nurse Posts", "Clerk Grade B". */
const ADDED =
  /^(?:\d.*|[a-z]|i{1,3}|iv|vi{0,3}|posts?|grade|level|male|female|only|members?|role|profile|fresher|recruitment|hiring|full|part|time|home|work|urgently|immediate|immediately|walkin|drive)$/;
/** What one is besides: a learner, or of a rank. */
const RANK = new RegExp(`^(?:trainee|intern|internship|apprentice|apprenticeship|${LEVELS.join('|')})s?$`);
export const isRank = (word: string): boolean => RANK.test(word);
const BEFORE_ROLE = /^(?:senior|sr|junior|jr|assistant|asst|deputy|chief|lead)$/;
/** Words that say a rank and no work. */
const RANKS =
  'senior|sr|junior|jr|assistant|asst|associate|deputy|vice|general|regional|chief|manager|director|president|head|lead|executive|officer|[ad]?gm|[ase]?vp';
const RANK_ALONE = new RegExp(
  `^(?=((?:(?:${RANKS}|${ROLES.join('|')}|\\w+(?:${ROLE_ENDINGS.join('|')}))\\b\\.? ?)+))\\1(?:(?:of|in|,|[-–—|:(]) ?)?(?!to |for )([^-–—|:,(]+?)(?= (?:to|for|at|with) |[-–—|:,(]|$)`,
  'i',
);
/** Words that only say that someone looks for a job. */
export const STOP_WORDS = new Set(FILLERS.flatMap(toWords));

/**
 * The phrases of a title that say what its jobs are, each ending in the noun that does: "Car Driver – Pune" is a driver,
 * "Windows Device Driver Engineer" an engineer, "Head Constable (Driver)" both.
 */
export function titleHeads(title: string, company = '', location = ''): string[] {
  const bare = withCompoundParts(bareTitle({ title, company, location }));
  const outside = bare
    .replace(ASIDE, ' ')
    .replace(JOINED_BRACKETS, ' ')
    .replace(BRACKETS, ' - ')
    .split(ENDS)
    .map(headsOf);
  const inside = [...bare.matchAll(BRACKETS)].flatMap(([, part = '']) => headsOf(part));
  // "SAP – Consultant": a part that names nobody is only the field.
  const first = outside.find((heads) => heads.some(namesRole)) ?? outside.find((heads) => heads.length > 0);
  return [...(first ?? []), ...inside.filter(namesRole)];
}

/** The field of a job that is called by its rank alone: "HR" for "Deputy Manager – HR", "Head of HR", "Associate HR"; otherwise ''. */
export function fieldOfRank(title: string, company = '', location = ''): string {
  const bare = withCompoundParts(bareTitle({ title, company, location }));
  return RANK_ALONE.exec(bare)?.[2] ?? '';
}

const namesRole = (phrase: string): boolean => isRole(phrase.split(' ').at(-1)!);

/** The heads of joined jobs; what follows "for" or "with" is no other job. */
function headsOf(part: string): string[] {
  const heads: string[] = [];
  for (const joined of part.split(JOINS)) {
    const { phrases, isOpen } = headOf(joined, heads.some(namesRole));
    heads.push(...phrases);
    if (phrases.length > 0 && !isOpen) break;
  }
  return heads;
}

/** The beginning of a part up to its noun; after a role, it is as it stands. `isOpen`: nothing follows it. */
function headOf(part: string, followsRole: boolean): { phrases: string[]; isOpen: boolean } {
  const words = toWords(part);
  for (let start = 0; start < words.length;) {
    const about = words.findIndex((word, at) => at >= start && ABOUT.has(word));
    const end = about < 0 ? words.length : about;
    const phrase = words.slice(start, end);
    while (phrase.length > 0 && isAdded(phrase.at(-1)!)) phrase.pop();
    // "Hiring for drivers"
    if (phrase.length > 0) {
      // "Data Scientist, Rider Analytics": the department, and no rider.
      return { phrases: withRanked(followsRole ? phrase : upToRole(phrase)), isOpen: about < 0 };
    }
    start = end + 1;
  }
  return { phrases: [], isOpen: true };
}

const isAdded = (word: string): boolean => ADDED.test(word) || STOP_WORDS.has(word);

/** "Engineer Software Testing": the noun may come first. */
function upToRole(phrase: string[]): string[] {
  const first = phrase.findIndex((word) => !BEFORE_ROLE.test(word));
  return isRole(phrase.at(-1)!) || !isRole(phrase[first] ?? '') ? phrase : phrase.slice(0, first + 1);
}

/** A "Teacher Trainee" and a "Telecaller Executive" are both. */
function withRanked(phrase: string[]): string[] {
  const before = phrase.slice(0, -1);
  const isBoth = RANK.test(phrase.at(-1)!) && before.length > 0;
  return isBoth ? [phrase.join(' '), before.join(' ')] : [phrase.join(' ')];
}
