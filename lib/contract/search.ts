import { z } from 'zod';
import { CHOICES, FILTER_NAMES, filtersFrom, type JobFilters, SORTS } from './filters';

/** The `?location=` by which a list was filtered; null from an API that ignored it. */
export const narrowedBy = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

const counts = z.record(z.string(), z.number()).default({});

/** How many jobs each choice of each filter would leave. */
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

/** What a list is made of, see filter-catalogue.ts of lib/search. */
export const GROUPS = [
  'fits',
  'unstated',
  'contradicts',
  'around',
  'unplaced',
  'some',
  'others',
  'elsewhere',
] as const;

const wireWishes = z
  .object({
    mode: z.enum(CHOICES.mode),
    type: z.enum(CHOICES.type),
    education: z.enum(CHOICES.education),
    walkIn: z.enum(CHOICES.walkIn),
    years: z.tuple([z.number(), z.number()]),
    pay: z.number(),
  })
  .partial()
  .catch({});

/** How an API that filters lists read the request; null from one that does not. */
export const wireSearch = z
  .object({
    filters: z.record(z.string(), z.string()).transform((params) => filtersFrom((name) => params[name])),
    sort: z.enum(SORTS),
    /** The words left once the place and the wishes were read from the keyword; null where it was taken as it is. */
    keyword: z
      .string()
      .nullish()
      .transform((keyword) => keyword ?? null),
    wishes: wireWishes,
    /** What the list is made of, in order. */
    groups: z.array(z.object({ name: z.enum(GROUPS), jobs: z.number() })).catch([]),
    /** Words that no job holds. */
    unknown: z.array(z.string()).default([]),
    /** Words that it took for mistakes, and what for. */
    corrections: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
    /** What it found besides the words themselves. */
    also: z.array(z.string()).default([]),
    facets: wireFacets.nullish().transform((facets) => facets ?? null),
    /** What the found jobs pay that say so, in rupees a year. */
    pay_range: z
      .object({ least: z.number(), most: z.number() })
      .nullish()
      .transform((range) => range ?? null),
  })
  .nullish()
  .catch(null)
  .transform((search) => search ?? null);

export type WireSearch = z.output<typeof wireSearch>;

/** Whether an API has filtered by all that was asked for; it may have read more from the keyword. */
export function honours(answered: JobFilters, asked: JobFilters): boolean {
  return FILTER_NAMES.every((name) => name === 'category' || !asked[name] || answered[name] === asked[name]);
}

/** Whether an API's filters are those that were asked for. `category` is part of the calls and not compared. */
export function areFilters(answered: JobFilters, asked: JobFilters): boolean {
  return FILTER_NAMES.every((name) => name === 'category' || answered[name] === asked[name]);
}
