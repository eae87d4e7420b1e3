import { talentPool } from '../../lib/content/talent-pool';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import type { Job } from './jobs';

/** The standing job for CVs without a job. It has no row, so that no list, count, feed, mail or import meets it. */
export const poolJob = (): Job => ({
  id: TALENT_POOL,
  title: talentPool.job,
  slug: TALENT_POOL,
  category_id: 0,
  image: null,
  company_name: null,
  location: null,
  salary: null,
  job_type: null,
  workspace: null,
  notes: null,
  description: null,
  qualification: null,
  primary_responsibility: null,
  questions: null,
  posted_at: '',
  updated_at: '',
  confirmed_at: null,
  expires_at: null,
});
