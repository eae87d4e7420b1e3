import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { BrowseJobs } from '@/components/jobs/browse-jobs';
import { JobLanding } from '@/components/jobs/job-landing';
import { landingIntro } from '@/lib/landing-intro';
import { machineRoutes, routes } from '@/lib/routes';
import { excerpt, pageMetadata } from '@/lib/seo/metadata';
import { getCategoryBySlug, listCategories } from '@/lib/upstream/categories';
import { listJobsByCategory } from '@/lib/upstream/jobs';
import { listLocations } from '@/lib/upstream/locations';

// Made when first asked for, then kept: no category is known at build time.
export const revalidate = 60;
export const generateStaticParams = () => [];

const JOBS_SHOWN = 20;

const getLanding = cache(async (slug: string) => {
  const category = await getCategoryBySlug(slug);
  const list = category && (await listJobsByCategory(category.id, 1, JOBS_SHOWN));
  if (!list || list.total === 0) return null;
  return { ...category, list, intro: landingIntro(`${category.name} jobs`, list, true) };
});

type Props = PageProps<'/job/category/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const landing = await getLanding(slug);
  if (!landing) return {};
  return pageMetadata({
    title: `${landing.name} vacancies across India`,
    description: excerpt(landing.intro),
    path: routes.jobsInCategory(slug),
    feeds: {
      rss: machineRoutes.categoryFeed(slug, 'rss'),
      atom: machineRoutes.categoryFeed(slug, 'atom'),
    },
  });
}

export default async function CategoryLandingPage({ params }: Props) {
  const landing = await getLanding((await params).slug);
  if (!landing) notFound();
  const [categories, locations] = await Promise.all([listCategories(), listLocations()]);
  const more = { href: routes.jobs({ category: landing.id }), where: `in ${landing.name}` };
  return (
    <>
      <JobLanding heading={`${landing.name} jobs`} intro={landing.intro} list={landing.list} more={more} />
      <BrowseJobs categories={categories} locations={locations} />
    </>
  );
}
