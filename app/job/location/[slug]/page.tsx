import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { JobLanding } from '@/components/jobs/job-landing';
import { cityCalled } from '@/lib/jobs/places/cities';
import { getLocationLanding } from '@/lib/seo/landing';
import { routes } from '@/lib/routes';

type Props = PageProps<'/job/location/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const landing = await getLocationLanding((await params).slug);
  return landing?.metadata ?? {};
}

export default async function LocationLandingPage({ params }: Props) {
  const { slug } = await params;
  const city = cityCalled(slug);
  if (!city) notFound();
  if (city.slug !== slug) permanentRedirect(routes.jobsInLocation(city.slug));
  const landing = await getLocationLanding(slug);
  if (!landing) notFound();
  return <JobLanding {...landing} />;
}
