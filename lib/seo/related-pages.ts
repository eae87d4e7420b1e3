import 'server-only';
import { relatedPages, topicPages } from '../content/jobs';
import { type Category, listCategories } from '../jobs/categories';
import { categoriesWithPage, MIN_JOBS } from '../jobs/landing-pages';
import type { SearchedList } from '../jobs/search-jobs';
import { countTopics } from '../jobs/job-topics';
import type { City } from '../jobs/places/cities';
import { placeName, saidPlace } from '../content/names';
import { routes } from '../routes';

/** A link to a landing page, and its number of jobs. */
export type CountedLink = { label: string; href: string; count: number };

const MAX_LINKS = 24;

/** The subjects with most jobs, if enough for a landing page. */
const most = <Of>(counted: [Of, number][]) =>
  counted
    .filter(([, count]) => count >= MIN_JOBS)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_LINKS);

/** Landing pages of a category in the cities with most of its jobs, except one. */
export function inCities(category: Category, { facets }: SearchedList, but: string): CountedLink[] {
  const counted = Object.entries(facets?.location ?? {}).filter(([slug]) => slug !== but);
  return most(counted).map(([slug, count]) => ({
    label: relatedPages.categoryInCity(category.name, placeName(slug) ?? slug),
    href: routes.jobsInCategoryAndCity(category.slug, slug),
    count,
  }));
}

/** Landing pages of the categories with most of a city's jobs, except one. */
export async function ofCategories(
  city: City,
  { facets }: SearchedList,
  but: string,
): Promise<CountedLink[]> {
  const categories = categoriesWithPage(await listCategories()).filter(({ id }) => id !== but);
  const counted = categories.map((each): [Category, number] => [each, facets?.category[each.id] ?? 0]);
  return most(counted).map(([category, count]) => ({
    label: relatedPages.categoryInCity(category.name, saidPlace(city)),
    href: routes.jobsInCategoryAndCity(category.slug, city.slug),
    count,
  }));
}

/** Landing pages of kinds of work, except one. */
export async function topicLinks(but: string): Promise<CountedLink[]> {
  const topics = await countTopics();
  return topics
    .map(({ topic, count }) => ({ label: topicPages[topic].heading, href: routes.jobTopic(topic), count }))
    .filter(({ href }) => href !== but);
}
