import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { withEach } from '../../base/keys';
import { siteFileName, sitePublicDir } from '../../base/site-dir';
import { fields } from '../site/field-problems';

/** Field schemas for content; each message follows the field's name. */

export const text = z.string('must be a text');
export const number = z.number('must be a number');
export const yesOrNo = z.boolean('must be true or false');
export const filled = text.trim().min(1, 'must not be empty');

/** A required text under each name. */
export const texts = <Name extends string>(...names: Name[]) => withEach(names, () => filled);

export const titled = fields(texts('title', 'text'));

/** A text of at most `length` characters; `why` explains the limit. */
export const atMost = (length: number, why: string) =>
  filled.max(length, `${why}: at most ${length} characters`);

/** The excerpt of a quote that is set large. */
export const pullQuote = filled.refine((quote) => {
  const words = quote.split(/\s+/).length;
  return words >= 8 && words <= 12;
}, 'must be of 8 to 12 words');

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with https://',
});

/** Path of a file in the agency's public/. */
export const publicFile = text
  .regex(/^\/[^/\s][^\s]*\.\w+$/, 'must be the address of a file in public/, named from its "/"')
  .refine((address) => existsSync(path.join(sitePublicDir(), address)), {
    error: ({ input }) => `names ${String(input)}, which is not in ${siteFileName('public')}/`,
  });

export const oneOf = <Name extends string>(names: readonly Name[]) =>
  z.enum(names, `must be one of ${names.join(', ')}`);

export const sampleMark = z.literal(true, 'must be true, or left out of an entry of your own').optional();

export const listOf = <T extends z.ZodType>(entry: T) => z.array(entry, 'must be a list');

/** A non-empty list. */
export const someOf = <T extends z.ZodType>(entry: T) => listOf(entry).min(1, 'must have at least one entry');

/** An entry's name, and the path of its field. */
export type Named = [name: string, ...path: PropertyKey[]];

/** Refuses the second of two entries with the same name. */
export const distinct =
  <Value>(namesIn: (value: Value) => Named[]) =>
  (value: Value, { addIssue }: z.RefinementCtx) =>
    namesIn(value).forEach(([name, ...path], at, all) => {
      if (all.findIndex(([other]) => other === name) < at)
        addIssue({ code: 'custom', path, message: 'is the same as of an earlier entry' });
    });

/** A part of a page, under a heading. */
export const section = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  fields({ kind: z.literal(kind), heading: filled, intro: filled.optional(), ...shape });

/** A description for search engines. */
export const description = filled
  .min(50, 'is too short for search engines: at least 50 characters')
  .max(200, 'is cut by search engines: at most 200 characters');
