/** Employment types as in schema.org's and Google's JobPosting. */
export type EmploymentType =
  'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN' | 'VOLUNTEER' | 'PER_DIEM';

const TYPES: readonly [RegExp, EmploymentType][] = [
  [/^full ?time( job| employee| employment)?$/, 'FULL_TIME'],
  [/^part ?time( job| employee| employment)?$/, 'PART_TIME'],
  [
    /^(contract|contractual|contractor|contract to hire|freelance|freelancer|freelancing)( job)?$/,
    'CONTRACTOR',
  ],
  [/^(temporary|temp|seasonal)( job)?$/, 'TEMPORARY'],
  [/^(intern|interns|internship)$/, 'INTERN'],
  [/^(volunteer|volunteering)$/, 'VOLUNTEER'],
  [/^per diem$/, 'PER_DIEM'],
];

/** Patterns for titles: "Part-time Accountant", "Marketing Intern", "Designer (6 month contract)". */
const TITLE_TYPES: readonly [RegExp, EmploymentType][] = [
  ...TYPES,
  [/^full ?time\b|\bfull ?time$/, 'FULL_TIME'],
  [/^part ?time\b|\bpart ?time( (job|work|role|position|internship)\b.*)?$/, 'PART_TIME'],
  [/^\d+ months? contract$/, 'CONTRACTOR'],
  [/(^|[ /])(intern|interns|internship)( (in|at)\b.*)?$/, 'INTERN'],
];

/** Words that may also be someone's field of work. */
const FIELD = /^(contract|contractual|freelance|intern|internship|volunteer|volunteering)$/;

/** "Manager - Contract" manages contracts: a bare rank needs its field. */
const RANK =
  /^((senior|sr|junior|jr|deputy|assistant|asst|general|area|regional|team) )*(manager|head|lead|executive|officer|specialist|administrator|coordinator|director|engineer|analyst|associate|recruiter|trainer)$/;

/**
 * The employment types named in an ad ("Full Time, Permanent"), in order, and those explicit in its title, unless it
 * contradicts them; [] if none is named.
 */
export function employmentTypes(jobType: string, title = ''): EmploymentType[] {
  const parts = jobType
    .toLowerCase()
    .replace(/^\s*(employment|job) type:?/, '')
    .split(/[,/|;&+()]|\band\b|\bor\b/)
    .map(plain);
  const types = new Set(typesOf(parts, TYPES));
  const inTitle = typesInTitle(title);
  const contradicts = types.has('FULL_TIME') ? 'PART_TIME' : types.has('PART_TIME') ? 'FULL_TIME' : null;
  return [...new Set([...types, ...inTitle.filter((type) => type !== contradicts)])];
}

/** The only words in a line that offers nothing but working hours: "Full-time / part-time", "Job type: Part time". */
const OFFERED =
  /^(?:job|type|nature|roles?|full|part|time|and|or|positions?|available|only|work|freelance|employment|contract|remote|hours?|week|morning|evening|night|shift)$/;
const MAX_OFFER = 60;

export function typesOffered(lines: string): EmploymentType[] {
  const offers = lines.split('\n').some((line) => {
    const words: string[] = line.length < MAX_OFFER ? (line.toLowerCase().match(/[a-z]+/g) ?? []) : [];
    return words.includes('part') && words.includes('time') && words.every((word) => OFFERED.test(word));
  });
  return offers ? ['PART_TIME'] : [];
}

function typesInTitle(title: string): EmploymentType[] {
  const parts = title
    .toLowerCase()
    .split(/ [-–—] |[,|()[\]:]/)
    .map(plain)
    .filter(Boolean);
  const [first = ''] = parts;
  return typesOf(RANK.test(first) ? parts.filter((part) => !FIELD.test(part)) : parts, TITLE_TYPES);
}

function typesOf(parts: readonly string[], types: typeof TYPES): EmploymentType[] {
  return parts.flatMap((part) => types.filter(([pattern]) => pattern.test(part)).map(([, type]) => type));
}

function plain(part: string): string {
  return part.replace(/[\s_-]+/g, ' ').trim();
}
