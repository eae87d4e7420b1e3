/** Employment types as named by schema.org's and Google's JobPosting. */
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

/** The employment types that an ad's text names ("Full Time, Permanent"), in order; [] if it names none. */
export function employmentTypes(jobType: string): EmploymentType[] {
  const parts = jobType
    .toLowerCase()
    .replace(/^\s*(employment|job) type:?/, '')
    .split(/[,/|;&+()]|\band\b|\bor\b/)
    .map((part) => part.replace(/[\s_-]+/g, ' ').trim());
  const types = parts.flatMap((part) =>
    TYPES.filter(([pattern]) => pattern.test(part)).map(([, type]) => type),
  );
  return [...new Set(types)];
}
