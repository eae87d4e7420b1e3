import { applicationFields } from './application';
import type { FormFields } from './field';

/** Limit of roles and of cities; each combination is a search. */
export const MAX_WISHES = 5;

const { jobId: _, resume, message, consent, source, ...person } = applicationFields;

/** 'Register your CV': an application's fields without the job, and the kind of work wanted. */
export const registrationFields = {
  resume,
  ...person,
  /** Job titles, separated by commas. */
  roles: { wire: 'roles', kind: 'line', max: 200 },
  /** Names of cities or states, separated by commas. */
  cities: { wire: 'cities', kind: 'line', max: 200, optional: true },
  message,
  consent,
  source,
} as const satisfies FormFields;

/** The distinct names in a comma-separated line. */
export const namesIn = (line: string): string[] => [
  ...new Set(
    line
      .split(/[,;،、\n]/)
      .map((name) => name.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];
