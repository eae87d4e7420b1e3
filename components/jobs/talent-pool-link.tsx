import { talentPool } from '@/lib/content/talent-pool';
import { routes } from '@/lib/routes';
import { offers } from '@/lib/upstream/categories';
import { orNull } from '@/lib/upstream/errors';
import { ButtonLink } from '../ui/button';

/** Leads to the form for a CV without a job; nothing if the API takes none. */
export async function TalentPoolLink() {
  if (!(await orNull(offers('talent-pool')))) return null;
  return (
    <ButtonLink href={routes.talentPool()} variant="outline">
      {talentPool.link}
    </ButtonLink>
  );
}
