import 'server-only';
import { z } from 'zod';
import { carriesSecret } from '../base/same-text';
import { isSafeId } from '../contract/safe-id';
import { env } from '../base/env';
import { changes, tags } from './changes';

/** Body of `POST /api/revalidate`: ids of jobs that changed, opened or closed, and other cache tags. */
export const revalidationRequest = z
  .object({
    jobs: z
      .array(z.union([z.string(), z.number()]).transform(String).refine(isSafeId))
      .max(1000)
      .default([]),
    tags: z.array(z.string().min(1).max(100)).max(100).default([]),
  })
  .refine(({ jobs, tags }) => jobs.length + tags.length > 0);

/** Marks these jobs, every list of jobs and the given tags as changed, on all websites that share a Redis. */
export async function revalidate(request: z.output<typeof revalidationRequest>): Promise<void> {
  const stale = new Set([...request.jobs.map(tags.job), ...request.tags]);
  if (request.jobs.length > 0) stale.add(tags.lists);
  await changes().announce([...stale]);
}

/** Whether a request carries REVALIDATE_SECRET as its bearer token; false if none is set. */
export function isFromApi(request: Request): boolean {
  const { revalidateSecret } = env();
  return revalidateSecret !== null && carriesSecret(request.headers.get('authorization'), revalidateSecret);
}
