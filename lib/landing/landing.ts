import 'server-only';
import type { Metadata } from 'next';
import { cache } from 'react';
import { findCity } from '../contract/places/cities-in';
import { machineRoutes, routes } from '../routes';
import { excerpt, pageMetadata } from '../seo/metadata';
import { getCategoryBySlug } from '../upstream/categories';
import { type JobList, listJobsByCategory } from '../upstream/jobs';
import { listJobsByLocation } from '../upstream/locations';
import { landingIntro } from './intro';

/** What the landing page of a category or a city says and shows. */
export type Landing = {
  heading: string;
  intro: string;
  metadata: Metadata;
  /** The newest of its jobs, and how many there are. */
  list: JobList;
  /** Where the others stand, e.g. "in Pune". */
  more: { href: string; where: string };
};

const JOBS_SHOWN = 20;

/** The landing page of a category's slug; null where it has no jobs. @throws UpstreamError */
export const getCategoryLanding = cache(async (slug: string): Promise<Landing | null> => {
  const category = await getCategoryBySlug(slug);
  const list = category && (await listJobsByCategory(category.id, 1, JOBS_SHOWN));
  if (!list || list.total === 0) return null;
  const intro = landingIntro(`${category.name} jobs`, list, true);
  const metadata = pageMetadata({
    title: `${category.name} vacancies across India`,
    description: excerpt(intro),
    path: routes.jobsInCategory(slug),
    feeds: { rss: machineRoutes.categoryFeed(slug, 'rss'), atom: machineRoutes.categoryFeed(slug, 'atom') },
  });
  const more = { href: routes.jobs({ category: category.id }), where: `in ${category.name}` };
  return { heading: `${category.name} jobs`, intro, metadata, list, more };
});

/** The landing page of a city's slug; null where it has no jobs. @throws UpstreamError */
export const getLocationLanding = cache(async (slug: string): Promise<Landing | null> => {
  const city = findCity(slug);
  const list = city && (await listJobsByLocation(slug, 1, JOBS_SHOWN));
  if (!list || list.total === 0) return null;
  const intro = landingIntro(`jobs in ${city.name}`, list, false);
  const metadata = pageMetadata({
    title: `Jobs in ${city.name}, ${city.region}`,
    description: excerpt(intro),
    path: routes.jobsInLocation(slug),
  });
  const more = { href: routes.jobs({ location: slug, page: 2 }), where: `in ${city.name}` };
  return { heading: `Jobs in ${city.name}`, intro, metadata, list, more };
});
