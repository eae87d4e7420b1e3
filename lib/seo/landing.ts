import 'server-only';
import type { Metadata } from 'next';
import { cache } from 'react';
import { browseJobs, jobsPage, relatedPages, topicPages } from '../content/jobs';
import { counted, landingIntro, jobsInCity } from '../content/landing-intro';
import { landingTitle } from '../content/search-engines';
import { type Category, getCategoryBySlug } from '../jobs/categories';
import { listFeed } from '../jobs/query';
import { hasLandingPage, MIN_JOBS, TOPIC_SEARCHES } from '../jobs/landing-pages';
import { type ListNames, PAGE_SIZE } from '../jobs/list-page';
import { type SearchedList, searchJobs } from '../jobs/search-jobs';
import { listLocations } from '../jobs/locations';
import { type City, findCityByName } from '../jobs/places/cities';
import { saidLocation, saidPlace, withOldName } from '../content/names';
import { ALL_JOBS, JOB_TOPICS, type JobsQuery, type JobTopic, routes } from '../routes';
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
  search: Required<JobsQuery>;
  names: ListNames;
  /** Between "Jobs" and this page. */
  crumbs: { label: string; href: string }[];
  related: CountedLink[];
};

/** The subject of a landing page: a category, a city, a category in a city, or a kind of work. */
type Subject = { category?: Category; city?: City; topic?: JobTopic };

/** The subject of an address below /job/, the city by any of its names; null if there is none. @throws UpstreamError */
export async function subjectOf([
  kind = '',
  name,
  cityName,
  ...more
]: readonly string[]): Promise<Subject | null> {
  if (name === undefined) {
    const topic = JOB_TOPICS.find((each) => each === kind);
    return topic ? { topic } : null;
  }
  if (kind === 'location') {
    const city = cityName === undefined && findCityByName(name);
    return city ? { city } : null;
  }
  if (kind !== 'category' || more.length > 0) return null;
  const [category, city] = [
    await getCategoryBySlug(name),
    cityName === undefined ? undefined : findCityByName(cityName),
  ];
  return category && city !== null ? { category, city } : null;
}

export function pathOf({ category, city, topic }: Subject): string {
  if (topic) return routes.jobTopic(topic);
  if (!category) return routes.jobsInLocation(city!.slug);
  const slug = category.slug;
  return city ? routes.jobsInCategoryAndCity(slug, city.slug) : routes.jobsInCategory(slug);
}

export const searchOf = ({ category, city, topic }: Subject): Required<JobsQuery> =>
  topic ? TOPIC_SEARCHES[topic] : { ...ALL_JOBS, category: category?.id ?? '', location: city?.slug ?? '' };

/** Its heading, with a name of its city. */
export function headingOf({ category, city, topic }: Subject, cityName = city?.name ?? ''): string {
  if (topic) return topicPages[topic].heading;
  if (!category) return browseJobs.jobsIn(cityName);
  return city ? relatedPages.categoryInCity(category.name, cityName) : browseJobs.jobsOf(category.name);
}

/** The landing page of a subject; null if it has too few jobs. Read once per render. @throws UpstreamError */
export const getLanding = cache(async (address: string): Promise<Landing | null> => {
  const subject = await subjectOf(address.split('/'));
  return subject && readLanding(subject, await wordsOf(subject));
});

type Words = {
  counted: (total: number) => string;
  what: string;
  title: string;
  /** The count that the sitemap and links use; by default that of the list. */
  jobsCount?: number | null;
};

async function wordsOf(subject: Subject): Promise<Words> {
  const { category, city, topic } = subject;
  const cityName = city && withOldName(city);
  const heading = headingOf(subject, cityName);
  if (topic) {
    const { what, title } = topicPages[topic];
    return { counted: (total) => counted(total, what), what, title };
  }
  if (category && cityName) {
    const title = landingTitle.categoryInCity(category.name, cityName);
    return { counted: (total) => counted(total, heading), what: heading, title };
  }
  const names = { keyword: '', category: category?.name, city: cityName };
  const ofList = { counted: (total: number) => jobsPage.count(total, names) };
  if (category)
    return {
      ...ofList,
      what: heading,
      title: landingTitle.category(category.name),
      jobsCount: category.jobsCount,
    };
  // The same count as for the sitemap and links.
  const location = (await listLocations()).find(({ slug }) => slug === city!.slug);
  const title = landingTitle.city(cityName!, saidLocation(city!.region));
  return { ...ofList, what: jobsInCity(cityName!), title, jobsCount: location?.jobsCount };
}

async function readLanding(subject: Subject, words: Words): Promise<Landing | null> {
  const { category, city } = subject;
  const [path, search] = [pathOf(subject), searchOf(subject)];
  const list = await searchJobs(search, PAGE_SIZE);
  if (list.total < (category && city ? MIN_JOBS : 1)) return null;
  const { title, what, jobsCount = list.total } = words;
  const intro = landingIntro(what, list, !city);
  const related = [
    ...(category ? inCities(category, list, search.location) : []),
    ...(city ? await ofCategories(city, list, search.category) : []),
  ];
  const ofCategory = category && city ? [{ label: category.name, href: pathOf({ category }) }] : [];
  return {
    path,
    heading: headingOf(subject, city && withOldName(city)),
    counted: words.counted(list.total),
    intro,
    metadata: pageMetadata({
      title,
      description: excerpt(intro),
      path,
      index: hasLandingPage({ jobsCount }),
      feed: listFeed(search, path),
    }),
    list,
    search,
    names: { category: category?.name, city: city && saidPlace(city) },
    crumbs: [{ label: jobsPage.title, href: routes.jobs() }, ...ofCategory],
    related: [...related, ...(await topicLinks(path))],
  };
}
