import { z } from 'zod';
import { nullIfAbsent } from './primitives';
import { CHOICES, FILTER_NAMES, filtersFrom, type JobFilters, SORTS } from './filters';

/** The `?location=` by which a list was filtered; null from an API that ignored it. */
export const narrowedBy = nullIfAbsent(z.string()).catch(null);

const counts = z.record(z.string(), z.number()).default({});

/** How many jobs would match with each choice of each filter. */
const wireFacets = z.object({
  mode: counts,
  type: counts,
  experience: counts,
  education: counts,
  pay: counts,
  walkIn: counts,
  since: counts,
  category: counts,
  location: counts,
});

/** The groups of a list, see filter-catalogue.ts of lib/search. */
export const GROUPS = [
  'fits',
  'unstated',
  'related',
  'contradicts',
  'around',
  'kindred',
  'state',
  'unplaced',
  'mentions',
  'elsewhere',
  'some',
  'relatedElsewhere',
  'others',
] as const;

/**
 * Wishes expressed in a search's words, which rank jobs rather than filter them. `years`: minimum and maximum experience;
 * `pay`: the minimum in rupees a year.
 */
const wireWishes = z
  .object({
    mode: z.enum(CHOICES.mode),
    type: z.enum(CHOICES.type),
    education: z.enum(CHOICES.education),
    walkIn: z.enum(CHOICES.walkIn),
    years: z.tuple([z.number(), z.number()]),
    pay: z.number(),
    /** Wishes that are no fields, which ads state in their own words (stated-wishes.ts). */
    said: z.array(z.string()),
  })
  .partial()
  .catch({});
export type Wishes = z.output<typeof wireWishes>;

/** How an API that filters lists interpreted the request; null from one that does not. */
export const wireSearch = nullIfAbsent(
  z.object({
    filters: z.record(z.string(), z.string()).transform((params) => filtersFrom((name) => params[name])),
    sort: z.enum(SORTS),
    /** The words left after extracting place and wishes from the keyword; null if it was used as is. */
    keyword: nullIfAbsent(z.string()),
    wishes: wireWishes,
    groups: z.array(z.object({ name: z.enum(GROUPS), jobs: z.number() })).catch([]),
    /** Words that occur in no job. */
    unknown: z.array(z.string()).default([]),
    corrections: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
    /** Related terms that were searched as well. */
    also: z.array(z.string()).default([]),
    facets: nullIfAbsent(wireFacets),
    /** Pay range of the found jobs that state it, in rupees a year. */
    pay_range: nullIfAbsent(z.object({ least: z.number(), most: z.number() })),
  }),
).catch(null);

export type WireSearch = z.output<typeof wireSearch>;

/** Whether an API applied all requested filters; it may have derived more from the keyword. */
export function honours(answered: JobFilters, asked: JobFilters): boolean {
  return FILTER_NAMES.every((name) => name === 'category' || !asked[name] || answered[name] === asked[name]);
}

/** Whether an API's filters equal the requested ones. `category` is part of the calls and not compared. */
export function areFilters(answered: JobFilters, asked: JobFilters): boolean {
  return FILTER_NAMES.every((name) => name === 'category' || answered[name] === asked[name]);
}
