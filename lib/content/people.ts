import type { z } from 'zod';
import { teamSchema, clientsSchema, testimonialsSchema } from './schema/entries';
import { fromSite } from './site/read-site';
import { env } from '../base/env';

/** The agency's people, from team.yaml. */
export const { leaders, members } = fromSite('team.yaml', teamSchema, {});

export type Person = z.output<typeof teamSchema>['leaders'][number];

/** The agency's clients, from clients.yaml. */
export const clients = fromSite('clients.yaml', clientsSchema, []);

/** Testimonials, from testimonials.yaml. */
export const testimonials = fromSite('testimonials.yaml', testimonialsSchema, []);

/** Marks a made-up entry; omit it in your own entries. */
export type Sample = { sample?: true };

export function withoutSamples<T extends Sample>(entries: readonly T[]): T[] {
  return entries.filter(({ sample }) => !sample);
}

/** The entries to show: samples only on localhost or if SAMPLES allows them. */
export function shown<T extends Sample>(entries: readonly T[]): T[] {
  return env().showsSamples ? [...entries] : withoutSamples(entries);
}
