import { applicationFields } from './application';
import type { FormFields } from './field';

/** So many jobs and so many cities are matched with new jobs; each pair of them is a search. */
export const MAX_WISHES = 5;

const { jobId: _, resume, message, consent, source, ...person } = applicationFields;

/** 'Register your CV': what an application has, without a job, and the work that is looked for. */
export const registrationFields = {
  resume,
  ...person,
  /** Names of jobs, separated by commas. */
  roles: { wire: 'roles', kind: 'line', max: 200 },
  /** Names of cities or states, separated by commas. */
  cities: { wire: 'cities', kind: 'line', max: 200, optional: true },
  message,
  consent,
  source,
} as const satisfies FormFields;

/** What is named in a line, between its commas. */
export const namesIn = (line: string): string[] => [
  ...new Set(
    line
      .split(/[,;،、\n]/)
      .map((name) => name.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];
