import { z } from 'zod';
import { linkToken } from './links';

/** A CV without data about its owner. `size` in bytes; `until`: ISO 8601. */
const staffCvAnswer = z.object({
  reference: z.string(),
  job: z.object({ id: z.string(), title: z.string(), location: z.string() }),
  size: z.number(),
  until: z.iso.datetime(),
});

/** The calls behind the links to CVs in mails to the staff: an extra of the built-in API. */
export const staffCvCalls = {
  about: { path: 'staff/cv', request: linkToken, answer: staffCvAnswer },
  /** Returns the file itself, named by its Content-Disposition. */
  file: { path: 'staff/cv/file', request: linkToken, answer: z.never() },
};
