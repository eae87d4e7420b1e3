import { z } from 'zod';
import { filled, webAddress } from './primitives';

const registration = z.strictObject({ kind: filled, number: filled, validUntil: filled.optional() });

const rating = z
  .strictObject({
    value: z.number('must be a number').positive('must be above 0'),
    best: z.number('must be a number').positive('must be above 0'),
    reviews: z.number('must be a number').int('must be a whole number').positive('must be above 0'),
    source: filled,
    url: webAddress,
    asOf: filled,
  })
  .refine(({ value, best }) => value <= best, { path: ['value'], error: 'must not be above the best' });

/** What an agency can prove; empty until it does. */
export const credentialsSchema = z.strictObject({
  registrations: z.array(registration, 'must be a list').default([]),
  rating: rating.nullable().default(null),
});

export const caseStudySchema = z.strictObject({ client: filled, need: filled, work: filled, result: filled });
