import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { BrowseJobs } from '@/components/jobs/browse-jobs';
import { JobLanding } from '@/components/jobs/job-landing';
import { findCity } from '@/lib/contract/places/cities-in';
import { landingIntro } from '@/lib/landing-intro';
import { routes } from '@/lib/routes';
import { excerpt, pageMetadata } from '@/lib/seo/metadata';
import { listCategories } from '@/lib/upstream/categories';
import { listJobsByLocation, listLocations } from '@/lib/upstream/locations';

// Made when first asked for, then kept: no job is known at build time.
export const revalidate = 60;
export const generateStaticParams = () => [];

const JOBS_SHOWN = 20;

const getLanding = cache(async (slug: string) => {
  const city = findCity(slug);
  const list = city && (await listJobsByLocation(slug, 1, JOBS_SHOWN));
  if (!list || list.total === 0) return null;
  return { ...city, list, intro: landingIntro(`jobs in ${city.name}`, list, false) };
});

type Props = PageProps<'/job/location/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const landing = await getLanding((await params).slug);
  if (!landing) return {};
  return pageMetadata({
    title: `Jobs in ${landing.name}, ${landing.region}`,
    description: excerpt(landing.intro),
    path: routes.jobsInLocation(landing.slug),
  });
}

export default async function LocationLandingPage({ params }: Props) {
  const landing = await getLanding((await params).slug);
  if (!landing) notFound();
  const [categories, locations] = await Promise.all([listCategories(), listLocations()]);
  const more = { href: routes.jobs({ location: landing.slug, page: 2 }), where: `in ${landing.name}` };
  return (
    <>
      <JobLanding heading={`Jobs in ${landing.name}`} intro={landing.intro} list={landing.list} more={more} />
      <BrowseJobs categories={categories} locations={locations} />
    </>
  );
}
