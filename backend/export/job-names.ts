import type { NamedJob } from '../../lib/content/mails/shared';
import type { Submission } from '../store/forms/forms';
import type { Store } from '../store/store';

/** Looks up the jobs of applications, each once; null for other forms. */
export function createJobNames(store: Store): (form: Submission) => Promise<NamedJob | null> {
  const known = new Map<string, NamedJob>();
  return async ({ kind, fields }) => {
    if (kind !== 'applications') return null;
    const id = fields.job_id ?? '';
    const cached = known.get(id);
    if (cached) return cached;
    const job = (await store.getJob(id))?.job;
    const named = { id, title: job?.title ?? '', location: job?.location ?? '' };
    known.set(id, named);
    return named;
  };
}
