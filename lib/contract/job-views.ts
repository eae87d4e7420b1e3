import { z } from 'zod';

/** The call by which a website reports views of jobs' pages since its last report: the extra 'job-views'. */
export const jobViews = {
  path: 'job-views',
  request: z.object({
    views: z
      .array(z.object({ id: z.string().max(200), count: z.number().int().min(1).max(1_000_000) }))
      .max(2_000),
  }),
  answer: z.object({ status: z.unknown() }),
};
