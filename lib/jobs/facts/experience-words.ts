import type { Duration } from './durations';

const list = (words: string) => new Set(words.split(' '));

const AROUND_EXPERIENCE = list(
  'exp experience experienced work working total overall relevant required minimum min maximum max at least atleast ' +
    'up to upto of in the same similar field role industry domain only a an needed must mandatory candidate candidates ' +
    'with having should have be is and or above more less than over between prior previous professional post ' +
    'qualification after mbbs approx around about अनुभव का की के ಅನುಭವ',
);

const ABOUT_FRESHERS = list(
  'fresher freshers fresh new grad grads graduate graduates any even both only for hiring open openings opening to suitable job jobs ' +
    'looking we welcome welcomed experience experienced exp required needed also the candidate candidates or and can ' +
    'may apply are is be eligible considered preferred encouraged role position who male female most immediate joiner ' +
    'joiners ok okay allowed accepted level please too as well urgent requirement now walk in फ्रेशर ಫ್ರೆಶರ್',
);

const NO_EXPERIENCE = list(
  'no not nil zero without prior previous work working past experience exp is required needed necessary mandatory or at all',
);

const has = (words: Set<string>) => (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}']+/u)
    .every((word) => word === '' || words.has(word));

/** Whether the words beside a number of years only confirm that it is the required experience; true for "". */
export const isOnlyAroundExperience = has(AROUND_EXPERIENCE);

/** Whether a text only says that freshers may apply. */
export const isOnlyAboutFreshers = has(ABOUT_FRESHERS);

/** "No prior experience needed", "Experience: not required"; but not "No experience certificate". */
function asksNoExperience(part: string): boolean {
  return /\bexp/i.test(part) && /\b(no|not|nil|zero|without)\b/i.test(part) && has(NO_EXPERIENCE)(part);
}

/** Other things measured in years, right after the number: "3 years degree", "10 years of excellence". */
const FILLERS = String.raw`^\W*(?:(?:of|long|full|time|regular|part|integrated|service|employment|fixed|term|work) ?-?)*`;
const LASTS_YEARS = new RegExp(
  String.raw`${FILLERS}\b(?:old|ages?|bond|contract\w*|agreement|commitment|warranty|guarantee|excellence|legacy|trust|history|existence|presence|heritage|innovation|validity|tenure|lease|probation|ago|back|gap|break|batch|relaxation|notice|in (?:business(?! (?:dev|analy))|operations?|existence))\b`,
  'i',
);

/** The same, unless called experience, as in "3 years of project experience". */
const MAY_LAST_YEARS = new RegExp(
  String.raw`${FILLERS}\b(?:degree|diploma|course|graduation|b\.?(?:tech|sc|com|e)|m\.?(?:tech|sc|com)|iti|study|studies|college|university|school(?:ing)?|training|internship|articleship|apprenticeship|residency|program(?:me)?|project|assignment|plan|stay|stint|term|duration|period|track|service)\b(?!(?:\W+[\w-]+){0,3}\W+experience)`,
  'i',
);

/** The same anywhere near the number. */
const ABOUT_OTHERS =
  /\b(?:age[ds]?|bond|contract(?:s|ual)?|agreement|warranty|guarantee|tenure|duration|last|past|every|next|valid\w*|licen[cs]e|gaps?|breaks?|period|relax\w*|batch|notice|probation|since|older|born|retired?|retirement|passport|visa|residen\w*|reviewed|increment|appraisal|warranties|stipend|salary)\b/i;

const CHILDREN =
  /\b(?:kids?|child(?:ren)?|toddlers?|infants?|pre-?school\w*|nursery|montessori|kindergarten|play ?group|day ?care)\b/i;

const OF_THE_COMPANY =
  /\b(?:we (?:have|are|bring|offer|serve)|we've|our (?:company|team|firm|group|agency|clients have)|established|founded|serving|legacy|trusted|company (?:has|with)|(?:is|are) an? \w+ (?:company|firm|agency))\b/i;

/** Unless called experience, such numbers may be an age: "18-35 years", "15-24 years". */
function mayBeAge({ min, max = min }: Duration): boolean {
  return min >= 18 || (min >= 14 && max >= 24);
}

const EXPERIENCE = /(?<!\p{L})(?:experienced?|exp)(?!\p{L})|अनुभव|ಅನುಭವ/iu;

/** Whether years may be the age of children: "Preschool Teacher (3-5 years)". */
export function isOfChildren(text: string): boolean {
  return CHILDREN.test(text);
}

/** Whether a duration is, or may be, something else than required experience. */
export function isNotExperience(found: Duration): boolean {
  const { before, after, min, max = min } = found;
  const around = `${before} … ${after}`;
  if (LASTS_YEARS.test(after) || MAY_LAST_YEARS.test(after) || OF_THE_COMPANY.test(around) || max > 45)
    return true;
  return (
    !EXPERIENCE.test(around) &&
    (ABOUT_OTHERS.test(around) ||
      /\b(?:degree|diploma)\b/i.test(before) ||
      isOfChildren(around) ||
      mayBeAge(found))
  );
}

const WISH_BEFORE = /\b(?:prefer\w*|ideally|desir\w+|bonus|nice to have|good to have)\b/i;
const WISH_AFTER =
  /\b(?:preferred|preferable|desir(?:ed|able)|(?:is|are|be|as) an? (?:big |strong |huge |definite )?(?:plus|bonus|advantage)|an advantage|a plus|optional|(?:nice|good) to have|not (?:required|mandatory|necessary)|instead|or (?:an? |any )?(?:[\w/]+ )?(?:degree|diploma|certificat\w*|bachelor\w*|masters?))\b/i;

/** Whether years of experience are optional, or one of several alternatives: "2 years preferred", "2 years or a degree". */
export function isWish({ before, after }: Duration): boolean {
  return WISH_BEFORE.test(before) || WISH_AFTER.test(after);
}

/** Whether the words beside years of experience make their meaning doubtful. */
export function isDoubtful({ before, after }: Duration): boolean {
  return ABOUT_OTHERS.test(before) || /\b(?:last|past|every|next|warrant\w*|bond|age|gap)\b/i.test(after);
}

/** What an ad says about people without experience; 'unclear' if it mentions them in another way. */
export type Freshers = 'only' | 'may apply' | 'welcome' | 'unclear';

const FRESHER = /(?<!\p{L})(?:freshers?|fresh graduates?|new[ -]?grad(?:uate)?s?)(?!\p{L})|फ्रेशर|ಫ್ರೆಶರ್/iu;

/** Job boards' wording if no experience is required. */
const ANY_EXPERIENCE = /^(?:experience:? )?any (?:experience|exp)(?: level)?$/i;

const NOT_FRESHERS =
  /\b(?:no|not(?: for)?|non|excluding|except|other than|without) freshers?\b|\bfreshers? (?:need not|please|do not|don't|can ?not|can't|should not|shouldn't|will not|are not|not|excuse)/i;

/** The freshers are others, whom the employee hires, trains or teaches. */
const OF_OTHERS =
  /\b(?:recruit(?:er|ment|ing)|hiring (?:manager|lead)|campus|trainer|mentor|coach|freshers?'? (?:day|party|college))\b/i;

/** What a part of a text says about freshers; null if nothing. In a title, other words are about the job. */
export function fresherIn(part: string, isTitle = false): Freshers | null {
  if (asksNoExperience(part) || ANY_EXPERIENCE.test(part.trim())) return 'welcome';
  if (!FRESHER.test(part) || NOT_FRESHERS.test(part)) return null;
  if (isTitle && OF_OTHERS.test(part)) return null;
  if (!isTitle && !isOnlyAboutFreshers(part)) return 'unclear';
  if (/\bonly freshers?\b|\bfreshers? only\b/i.test(part)) return 'only';
  return /\b(?:can|may|also|even|eligible|considered|welcome)\b/i.test(part) ? 'may apply' : 'welcome';
}
