import type { z } from 'zod';
import { env } from '../base/env';
import {
  atMost,
  distinct,
  filled,
  listOf,
  publicFile,
  pullQuote,
  sampleMark,
  texts,
} from './schema/primitives';
import { fields } from './site/field-problems';
import { fromSite } from './site/read-site';

const person = fields({
  /** If absent, the role represents the person. */
  name: filled.optional(),
  ...texts('role', 'text'),
  /** A portrait. */
  photo: publicFile.optional(),
  sample: sampleMark,
});

const people = listOf(person)
  .superRefine(distinct((all) => all.map(({ name, role }, at) => [name ?? role, at, 'role'])))
  .default([]);
/** The agency's people, from team.yaml. */
export const { leaders, members } = fromSite('team.yaml', fields({ leaders: people, members: people }), {});

export type Person = z.output<typeof person>;

const client = fields({ name: filled, image: publicFile, sample: sampleMark });
/** The agency's clients, from clients.yaml. */
export const clients = fromSite(
  'clients.yaml',
  listOf(client).superRefine(distinct((all) => all.map(({ name }, at) => [name, at, 'name']))),
  [],
);

const testimonial = fields({
  /** The displayed excerpt. */
  quote: pullQuote,
  /** The full text, behind 'Read more'. */
  text: atMost(600, 'is too long to be read'),
  ...texts('role', 'company'),
  sample: sampleMark,
});
/** Testimonials, from testimonials.yaml. */
export const testimonials = fromSite(
  'testimonials.yaml',
  listOf(testimonial).superRefine(distinct((all) => all.map(({ quote }, at) => [quote, at, 'quote']))),
  [],
);

/** Marks a made-up entry; omit it in your own entries. */
export type Sample = { sample?: true };

export function withoutSamples<T extends Sample>(entries: readonly T[]): T[] {
  return entries.filter(({ sample }) => !sample);
}

/** The entries to show: samples only on localhost or if SAMPLES allows them. */
export function shown<T extends Sample>(entries: readonly T[]): T[] {
  return env().showsSamples ? [...entries] : withoutSamples(entries);
}
