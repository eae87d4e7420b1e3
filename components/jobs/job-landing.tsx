import { relatedPages } from '@/lib/content/jobs';
import type { Landing } from '@/lib/seo/landing';
import { routes } from '@/lib/shared/routes';
import { listCategories } from '@/lib/jobs/categories';
import { takesJobAlerts } from '@/lib/upstream/job-alerts';
import { listLocations } from '@/lib/jobs/locations';
import { Banner } from '../ui/banner';
import { Section } from '../ui/section';
import { BrowseJobs } from './browse-jobs';
import { CountedLinks } from './counted-links';
import { JobListing } from './job-listing';
import { ListSearch } from './list-search';

/** A landing page: an introduction, its first jobs, and links to other landing pages. */
export async function JobLanding({ heading, intro, path, list, search, names, crumbs, related }: Landing) {
  const [categories, locations, offersAlerts] = await Promise.all([
    listCategories(),
    listLocations(),
    takesJobAlerts(),
  ]);
  return (
    <>
      <Banner title={heading} lead={intro} crumbs={crumbs}>
        <ListSearch query={search} categories={categories} />
      </Banner>
      <JobListing
        search={search}
        list={list}
        names={names}
        categories={categories}
        landing={path}
        alertHref={offersAlerts ? routes.jobAlert(search) : null}
      />
      {related.length > 0 && (
        <Section heading={relatedPages.heading} tone="paper">
          <nav aria-label={relatedPages.heading}>
            <CountedLinks links={related} look="pill-links" />
          </nav>
        </Section>
      )}
      <BrowseJobs categories={categories} locations={locations} />
    </>
  );
}
