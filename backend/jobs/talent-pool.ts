import { talentPool } from '../../lib/content/talent-pool';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import { withEach } from '../../lib/base/keys';
import { contentColumns } from './job-rows';
import type { Job } from './jobs';

/** The standing job for CVs without a job. It has no row, so that no list, count, feed, mail or import meets it. */
export const poolJob = (): Job => ({
  ...withEach(contentColumns, () => null),
  id: TALENT_POOL,
  title: talentPool.job,
  slug: TALENT_POOL,
  category_id: 0,
  posted_at: '',
  updated_at: '',
  confirmed_at: null,
});
