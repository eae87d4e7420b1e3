import type { z } from 'zod';
import { teamSchema, clientsSchema, testimonialsSchema } from './schema/entries';
import { fromSite } from './site/from-site';
import { env } from '../base/env';

/** The people of the agency: team.yaml of its folder. */
export const { leaders, members } = fromSite('team.yaml', teamSchema, { leaders: [], members: [] });

export type Person = z.output<typeof teamSchema>['leaders'][number];

/** The agency's clients: clients.yaml of its folder. Without any, the section is left out. */
export const clients = fromSite('clients.yaml', clientsSchema, []);

/** What clients said: testimonials.yaml of the agency's folder. Without any, the section is left out. */
export const testimonials = fromSite('testimonials.yaml', testimonialsSchema, []);

/** The mark of an entry that was made for this project: leave it out of an entry of your own. */
export type Sample = { sample?: true };

/** The entries that are an agency's own. */
export function withoutSamples<T extends Sample>(entries: readonly T[]): T[] {
  return entries.filter(({ sample }) => !sample);
}

/** The entries that visitors of this site may see: samples only where it is tried, or where SAMPLES says so. */
export function shown<T extends Sample>(entries: readonly T[]): T[] {
  return env().showsSamples ? [...entries] : withoutSamples(entries);
}
