import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteFileName, sitePublicDir } from '../../base/site-dir';

/** Field schemas for content; each message follows the field's name. */

export const filled = z.string('must be a text').trim().min(1, 'must not be empty');

/** A text of at most `length` characters; `why` explains the limit. */
export const atMost = (length: number, why: string) =>
  filled.max(length, `${why}: at most ${length} characters`);

/** The excerpt of a quote that is set large. */
export const pullQuote = filled.refine((text) => {
  const words = text.split(/\s+/).length;
  return words >= 8 && words <= 12;
}, 'must be of 8 to 12 words');

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with https://',
});

export const timeOfDay = z
  .string('must be a time such as 09:00')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');

/** Path of a file in the agency's public/. */
export const publicFile = z
  .string('must be a text')
  .regex(/^\/[^/\s][^\s]*\.\w+$/, 'must be the address of a file in public/, named from its "/"')
  .refine((address) => existsSync(path.join(sitePublicDir(), address)), {
    error: ({ input }) => `names ${String(input)}, which is not in ${siteFileName('public')}/`,
  });

export const sampleMark = z.literal(true, 'must be true, or left out of an entry of your own').optional();

export const listOf = <T extends z.ZodType>(entry: T) => z.array(entry, 'must be a list');

/** A non-empty list. */
export const someOf = <T extends z.ZodType>(entry: T) => listOf(entry).min(1, 'must have at least one entry');

/** A description for search engines. */
export const description = filled
  .min(50, 'is too short for search engines: at least 50 characters')
  .max(200, 'is cut by search engines: at most 200 characters');
