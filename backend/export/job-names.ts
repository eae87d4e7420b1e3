import type { NamedJob } from '../../lib/content/job-name';
import type { JobEnd } from '../status/end-of';
import type { Submission } from '../store/forms/forms';
import type { JobStore } from '../store/jobs/jobs';

/** Looks up the jobs of applications and whether they have closed, each once; null for other forms. */
export function createJobNames(store: JobStore): (form: Submission) => Promise<(NamedJob & JobEnd) | null> {
  const known = new Map<string, NamedJob & JobEnd>();
  return async ({ kind, fields }) => {
    if (kind !== 'applications') return null;
    const id = fields.job_id ?? '';
    const cached = known.get(id);
    if (cached) return cached;
    const { job, closedAt = null, closedReason } = (await store.getJob(id)) ?? {};
    const named = { id, title: job?.title ?? '', location: job?.location ?? '', closedAt, closedReason };
    known.set(id, named);
    return named;
  };
}
