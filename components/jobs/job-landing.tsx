import { jobsPage } from '@/lib/content/jobs';
import type { Landing } from '@/lib/seo/landing';
import { routes } from '@/lib/shared/routes';
import { listCategories } from '@/lib/jobs/categories';
import { takesJobAlerts } from '@/lib/upstream/job-alerts';
import { listLocations } from '@/lib/jobs/locations';
import { Banner } from '../ui/banner';
import { BrowseJobs } from './browse-jobs';
import { JobListing } from './job-listing';
import { ListSearch } from './list-search';

/** Landing page of a category or city: an introduction, its newest jobs, and links to other landing pages. */
export async function JobLanding({ heading, intro, path, list, search, names }: Landing) {
  const [categories, locations, offersAlerts] = await Promise.all([
    listCategories(),
    listLocations(),
    takesJobAlerts(),
  ]);
  return (
    <>
      <Banner title={heading} lead={intro} crumbs={[{ label: jobsPage.title, href: routes.jobs() }]}>
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
      <BrowseJobs categories={categories} locations={locations} />
    </>
  );
}
