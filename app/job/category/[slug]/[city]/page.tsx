import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { JobLanding } from '@/components/jobs/job-landing';
import { getCategoryInCityLanding } from '@/lib/seo/landing';
import { cityCalled } from '@/lib/jobs/places/cities';
import { routes } from '@/lib/routes';

type Props = PageProps<'/job/category/[slug]/[city]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, city } = await params;
  const landing = await getCategoryInCityLanding(slug, city);
  return landing?.metadata ?? {};
}

export default async function CategoryInCityLandingPage({ params }: Props) {
  const { slug, city: called } = await params;
  const city = cityCalled(called);
  if (!city) notFound();
  if (city.slug !== called) permanentRedirect(routes.jobsInCategoryAndCity(slug, city.slug));
  const landing = await getCategoryInCityLanding(slug, city.slug);
  if (!landing) notFound();
  return <JobLanding {...landing} />;
}
