import 'server-only';
import type { Metadata } from 'next';
import { cache } from 'react';
import { browseJobs, jobsPage, relatedPages, topicPages } from '../content/jobs';
import { counted, landingIntro, jobsInCity } from '../content/landing-intro';
import { landingTitle } from '../content/search-engines';
import { getCategoryBySlug } from '../jobs/categories';
import { TOPIC_SEARCHES } from '../jobs/job-topics';
import { listFeeds } from '../jobs/list-feeds';
import { hasLandingPage, MIN_JOBS } from '../jobs/landing-pages';
import { PAGE_SIZE } from '../jobs/list-page';
import { type SearchedList, searchJobs } from '../jobs/lists';
import { listLocations } from '../jobs/locations';
import { findCity } from '../jobs/places/cities';
import { saidLocation, saidPlace, withOldName } from '../content/names';
import { ALL_JOBS, JOB_TOPICS, type JobsQuery, routes } from '../routes';
import { excerpt, pageMetadata } from './metadata';
import { type CountedLink, inCities, ofCategories, topicLinks } from './related-pages';

/** Content of a landing page: of a category, a city, both, or a kind of work. */
export type Landing = {
  path: string;
  heading: string;
  /** The heading with the number of jobs. */
  counted: string;
  intro: string;
  metadata: Metadata;
  /** Its first jobs, and how many there are. */
  list: SearchedList;
  /** The same as a search. */
  search: Required<JobsQuery>;
  names: { category?: string; city?: string };
  /** Between "Jobs" and this page. */
  crumbs: { label: string; href: string }[];
  related: CountedLink[];
};

/** The landing page of a category's slug; null if it has no jobs. @throws UpstreamError */
export const getCategoryLanding = cache(async (slug: string): Promise<Landing | null> => {
  const category = await getCategoryBySlug(slug);
  if (!category) return null;
  return readLanding({
    path: routes.jobsInCategory(slug),
    search: { ...ALL_JOBS, category: category.id },
    heading: browseJobs.jobsOf(category.name),
    counted: (total) => jobsPage.count(total, { keyword: '', category: category.name }),
    what: browseJobs.jobsOf(category.name),
    title: landingTitle.category(category.name),
    nameCities: true,
    names: { category: category.name },
    jobsCount: category.jobsCount,
    related: (list) => inCities(category, list, ''),
  });
});

/** The landing page of a city's slug; null if it has no jobs. @throws UpstreamError */
export const getLocationLanding = cache(async (slug: string): Promise<Landing | null> => {
  const city = findCity(slug);
  if (!city) return null;
  // The count that also decides about the sitemap and links.
  const counted = (await listLocations()).find((each) => each.slug === slug);
  return readLanding({
    path: routes.jobsInLocation(slug),
    search: { ...ALL_JOBS, location: slug },
    heading: browseJobs.jobsIn(withOldName(city)),
    counted: (total) => jobsPage.count(total, { keyword: '', city: withOldName(city) }),
    what: jobsInCity(withOldName(city)),
    title: landingTitle.city(withOldName(city), saidLocation(city.region)),
    names: { city: saidPlace(city) },
    jobsCount: counted?.jobsCount,
    related: (list) => ofCategories(city, list, ''),
  });
});

/** The landing page of a category in a city; null if there are too few jobs for one. @throws UpstreamError */
export const getCategoryInCityLanding = cache(
  async (slug: string, citySlug: string): Promise<Landing | null> => {
    const [category, city] = [await getCategoryBySlug(slug), findCity(citySlug)];
    if (!category || !city) return null;
    const heading = relatedPages.categoryInCity(category.name, withOldName(city));
    const landing = await readLanding({
      path: routes.jobsInCategoryAndCity(slug, citySlug),
      search: { ...ALL_JOBS, category: category.id, location: citySlug },
      heading,
      counted: (total) => counted(total, heading),
      what: heading,
      title: landingTitle.categoryInCity(category.name, withOldName(city)),
      names: { category: category.name, city: saidPlace(city) },
      crumbs: [{ label: category.name, href: routes.jobsInCategory(slug) }],
      related: async (list) => [
        ...(await inCities(category, list, citySlug)),
        ...(await ofCategories(city, list, category.id)),
      ],
    });
    return landing && landing.list.total >= MIN_JOBS ? landing : null;
  },
);

/** The landing page of a kind of work; null if there is no such page, or no job for it. @throws UpstreamError */
export const getTopicLanding = cache(async (slug: string): Promise<Landing | null> => {
  const topic = JOB_TOPICS.find((each) => each === slug);
  if (!topic) return null;
  const { heading, what, title } = topicPages[topic];
  return readLanding({
    path: routes.jobTopic(topic),
    search: TOPIC_SEARCHES[topic],
    heading,
    counted: (total) => counted(total, what),
    what,
    title,
    nameCities: true,
    names: {},
    related: async () => [],
  });
});

type Spec = Pick<Landing, 'path' | 'search' | 'heading' | 'names'> & {
  crumbs?: Landing['crumbs'];
  counted: (total: number) => string;
  what: string;
  title: string;
  nameCities?: boolean;
  /** As others count them; default: as the list does. */
  jobsCount?: number | null;
  related: (list: SearchedList) => Promise<CountedLink[]>;
};

async function readLanding(spec: Spec): Promise<Landing | null> {
  const { path, search, heading, what, title, names, nameCities = false, crumbs = [] } = spec;
  const list = await searchJobs(search, PAGE_SIZE);
  if (list.total === 0) return null;
  const intro = landingIntro(what, list, nameCities);
  const { jobsCount = list.total } = spec;
  const index = hasLandingPage({ jobsCount });
  return {
    path,
    heading,
    counted: spec.counted(list.total),
    intro,
    metadata: pageMetadata({
      title,
      description: excerpt(intro),
      path,
      index,
      feeds: listFeeds(search, path),
    }),
    list,
    search,
    names,
    crumbs: [{ label: jobsPage.title, href: routes.jobs() }, ...crumbs],
    related: [...(await spec.related(list)), ...(await topicLinks(path))],
  };
}
