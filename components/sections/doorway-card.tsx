import { home } from '@/lib/content/home';
import type { JobSummary } from '@/lib/jobs/job';
import { routes } from '@/lib/routes';
import { initialOf } from '@/lib/base/text/initial-of';
import { Age } from '../jobs/age';
import { CompanyMark } from '../jobs/company-mark';
import { Icon } from '../ui/icon';

/** The newest job, in the shape of a door. A plain link, as in JobCardView. */
export function DoorwayCard({ job }: { job: JobSummary }) {
  const { title, company, location, salary, imageUrl, postedAt } = job;
  return (
    <div className="doorway-card">
      <CompanyMark imageUrl={imageUrl} initial={initialOf(company)} size={52} />
      <p>{home.hero.newest}</p>
      <a href={routes.job(job)}>{title}</a>
      {company && <p>{company}</p>}
      {location && <p>{location}</p>}
      {salary && <p className="doorway-pay">{salary}</p>}
      {postedAt && (
        <p className="doorway-age">
          <Age kind="posted" at={postedAt} />
        </p>
      )}
      <Icon name="arrow" />
    </div>
  );
}
