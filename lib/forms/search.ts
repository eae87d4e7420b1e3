import { z } from './zod';

/** A job search; both parts may be empty. */
export const searchForm = z.object({
  keyword: z.string().trim().max(200).default(''),
  category: z.string().trim().max(64).default(''),
});
