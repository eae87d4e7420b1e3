import 'server-only';
import { relatedPages, topicPages } from '../content/jobs';
import { type Category, listCategories } from '../jobs/categories';
import { categoriesWithPage, MIN_JOBS } from '../jobs/landing-pages';
import type { SearchedList } from '../jobs/lists';
import { countTopics } from '../jobs/topic-counts';
import type { City } from '../jobs/places/cities';
import { placeName, saidPlace } from '../content/names';
import { routes } from '../routes';

/** A link to a landing page, and its number of jobs. */
export type CountedLink = { label: string; href: string; count: number };

const MAX_LINKS = 24;

/** The pages of a category in the cities that have most of its jobs, but for one. */
export async function inCities(
  category: Category,
  { facets }: SearchedList,
  but: string,
): Promise<CountedLink[]> {
  return Object.entries(facets?.location ?? {})
    .filter(([slug, count]) => slug !== but && count >= MIN_JOBS)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_LINKS)
    .map(([slug, count]) => ({
      label: relatedPages.categoryInCity(category.name, placeName(slug) ?? slug),
      href: routes.jobsInCategoryAndCity(category.slug, slug),
      count,
    }));
}

/** The pages of the categories that have most of a city's jobs, but for one. */
export async function ofCategories(
  city: City,
  { facets }: SearchedList,
  but: string,
): Promise<CountedLink[]> {
  const categories = categoriesWithPage(await listCategories());
  return categories
    .map((category) => ({ category, count: facets?.category[category.id] ?? 0 }))
    .filter(({ category, count }) => category.id !== but && count >= MIN_JOBS)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_LINKS)
    .map(({ category, count }) => ({
      label: relatedPages.categoryInCity(category.name, saidPlace(city)),
      href: routes.jobsInCategoryAndCity(category.slug, city.slug),
      count,
    }));
}

/** The pages of kinds of work, but for one. */
export async function topicLinks(but: string): Promise<CountedLink[]> {
  const topics = await countTopics();
  return topics
    .map(({ topic, count }) => ({ label: topicPages[topic].heading, href: routes.jobTopic(topic), count }))
    .filter(({ href }) => href !== but);
}
