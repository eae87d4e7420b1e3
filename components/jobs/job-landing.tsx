import { relatedPages } from '@/lib/content/jobs';
import type { Landing } from '@/lib/seo/landing';
import { routes } from '@/lib/routes';
import { listCategories } from '@/lib/jobs/categories';
import { takesJobAlerts } from '@/lib/upstream/categories';
import { listLocations } from '@/lib/jobs/locations';
import { Section } from '../ui/section';
import { BrowseJobs } from './browse-jobs';
import { CountedLinks } from './counted-links';
import { JobListing } from './job-listing';
import { ListBand } from './list-band';
import { ListSearch } from './list-search';

/** A landing page: first jobs, introduction, links to other landing pages. */
export async function JobLanding(landing: Landing) {
  const { heading, counted, intro, path, list, search, names, crumbs, related } = landing;
  const [categories, locations, offersAlerts] = await Promise.all([
    listCategories(),
    listLocations(),
    takesJobAlerts(),
  ]);
  return (
    <>
      <ListBand heading={counted} crumbs={crumbs} current={heading} counts>
        <ListSearch query={search} categories={categories} />
      </ListBand>
      <JobListing
        query={search}
        meant={search}
        list={list}
        names={names}
        categories={categories}
        landing={path}
        alertHref={offersAlerts ? routes.jobAlert(search) : null}
      />
      <Section rank="third" heading={heading} tone="raised">
        <p className="text-ink-soft max-w-text">{intro}</p>
        {related.length > 0 && (
          <nav aria-label={relatedPages.heading} className="mt-6">
            <h3 className="mb-1 font-sans text-[0.9375rem] tracking-normal">{relatedPages.heading}</h3>
            <CountedLinks links={related} look="browse-links" />
          </nav>
        )}
      </Section>
      <BrowseJobs categories={categories} locations={locations} />
    </>
  );
}
