import 'server-only';
import type { Metadata } from 'next';
import { cache } from 'react';
import { browseJobs } from '../content/jobs';
import { findCity } from '../shared/places/cities';
import { type JobsQuery, machineRoutes, routes } from '../shared/routes';
import { excerpt, pageMetadata } from './metadata';
import { getCategoryBySlug } from '../jobs/categories';
import { type JobList, listJobsByCategory, listJobsByLocation } from '../jobs/lists';
import { listLocations } from '../jobs/locations';
import { hasLandingPage } from '../jobs/landing-pages';
import { landingIntro, jobsInCity } from '../content/landing-intro';
import { landingTitle } from '../content/search-engines';
import { PAGE_SIZE } from '../jobs/list-page';

/** Content of a category's or city's landing page. */
export type Landing = {
  path: string;
  heading: string;
  intro: string;
  metadata: Metadata;
  /** Its newest jobs, and how many there are. */
  list: JobList;
  /** The same as a search. */
  search: Required<JobsQuery>;
  names: { category?: string; city?: string };
};

const FIRST_PAGE = { keyword: '', category: '', location: '', page: 1 };

/** The landing page of a category's slug; null if it has no jobs. @throws UpstreamError */
export const getCategoryLanding = cache(async (slug: string): Promise<Landing | null> => {
  const category = await getCategoryBySlug(slug);
  const list = category && (await listJobsByCategory(category.id, 1, PAGE_SIZE));
  if (!list || list.total === 0) return null;
  const path = routes.jobsInCategory(slug);
  const intro = landingIntro(browseJobs.jobsOf(category.name), list, true);
  const metadata = pageMetadata({
    title: landingTitle.category(category.name),
    description: excerpt(intro),
    path,
    index: hasLandingPage(category),
    feeds: { rss: machineRoutes.categoryFeed(slug, 'rss'), atom: machineRoutes.categoryFeed(slug, 'atom') },
  });
  const search = { ...FIRST_PAGE, category: category.id };
  const names = { category: category.name };
  return { path, heading: browseJobs.jobsOf(category.name), intro, metadata, list, search, names };
});

/** The landing page of a city's slug; null if it has no jobs. @throws UpstreamError */
export const getLocationLanding = cache(async (slug: string): Promise<Landing | null> => {
  const city = findCity(slug);
  const list = city && (await listJobsByLocation(slug, 1, PAGE_SIZE));
  if (!list || list.total === 0) return null;
  const path = routes.jobsInLocation(slug);
  // The count that also decides about the sitemap and links.
  const counted = (await listLocations()).find((each) => each.slug === slug);
  const intro = landingIntro(jobsInCity(city.name), list, false);
  const metadata = pageMetadata({
    title: landingTitle.city(city.name, city.region),
    description: excerpt(intro),
    path,
    index: hasLandingPage(counted ?? { jobsCount: list.total }),
  });
  const search = { ...FIRST_PAGE, location: slug };
  return {
    path,
    heading: browseJobs.jobsIn(city.name),
    intro,
    metadata,
    list,
    search,
    names: { city: city.name },
  };
});
