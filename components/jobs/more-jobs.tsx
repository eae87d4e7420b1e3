import { browseJobs, jobPage, relatedPages } from '@/lib/content/jobs';
import type { LandingLinks } from '@/lib/jobs/landing-pages';
import { routes } from '@/lib/routes';
import { Link } from '../ui/link';

/** Links from a job to the lists that it stands in. */
export function MoreJobs({ landings: { category, cities, categoryInCities } }: { landings: LandingLinks }) {
  const onwards = [
    { label: jobPage.back, href: routes.jobs() },
    ...categoryInCities.map(({ name, href }) => ({
      label: relatedPages.categoryInCity(category?.name ?? '', name),
      href,
    })),
    ...cities.map(({ name, href }) => ({ label: browseJobs.jobsIn(name), href })),
  ];
  return (
    <nav aria-label={jobPage.more} className="more-jobs">
      <ul>
        {onwards.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
