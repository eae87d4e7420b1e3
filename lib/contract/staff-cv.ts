import { z } from 'zod';

/**
 * The calls by which the website serves the links to CVs in the staff's mails, with the header `Authorization: Bearer
 * REVALIDATE_SECRET`: an extra of the built-in API. Both POST a staffCvRequest, so that no log of addresses holds a token.
 * 404: no such token; 410: the CV was erased, or its link has ended.
 */
export const staffCvPaths = {
  /** Answers staffCvAnswer. */
  about: () => 'staff/cv',
  /** Answers the file itself, named by its Content-Disposition. */
  file: () => 'staff/cv/file',
};

/** What a token may look like; whether it is one, only the API knows. */
export const staffCvRequest = z.object({ token: z.string().regex(/^[0-9a-z-]{40,80}$/) });

/** A CV, without anything about its owner. `size` in bytes; `until`: ISO 8601. */
export const staffCvAnswer = z.object({
  reference: z.string(),
  /** Null of a CV that was registered without a job. */
  job: z.object({ id: z.string(), title: z.string(), location: z.string() }).nullable(),
  size: z.number(),
  until: z.iso.datetime(),
});
export type StaffCv = z.output<typeof staffCvAnswer>;
