import { z } from 'zod';

/** What a run of load.ts found. */
export const loadReport = z.object({
  requests: z.number(),
  /** Requests without an answer of 200, with the reason. */
  lost: z.array(z.string()),
  slowestMs: z.number(),
  overASecond: z.number(),
  /** Asked again, as an idle connection was closed just then. */
  retried: z.number(),
  /** Scripts, styles and fonts that the pages named at the beginning, asked for until the end. */
  files: z.array(z.string()),
  /** Of the forms that were acknowledged. */
  subjects: z.array(z.string()),
});

export type LoadReport = z.infer<typeof loadReport>;
