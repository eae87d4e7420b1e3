import { z } from 'zod';
import { filled, webAddress } from './primitives';

const registration = z.object({ kind: filled, number: filled, validUntil: filled.optional() });

const rating = z
  .object({
    value: z.number('must be a number').positive('must be above 0'),
    best: z.number('must be a number').positive('must be above 0'),
    reviews: z.number('must be a number').int('must be a whole number').positive('must be above 0'),
    source: filled,
    url: webAddress,
    asOf: filled,
  })
  .refine(({ value, best }) => value <= best, { path: ['value'], error: 'must not be above the best' });

/** What an agency can prove; empty until it does. */
export const credentialsSchema = z.object({
  registrations: z.array(registration, 'must be a list'),
  rating: rating.nullable(),
});

export const caseStudySchema = z.object({ client: filled, need: filled, work: filled, result: filled });
