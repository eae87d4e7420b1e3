import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JobLanding } from '@/components/jobs/job-landing';
import { getLocationLanding } from '@/lib/landing/landing';

// Made when first asked for, then kept: no city with jobs is known at build time.
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/job/location/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const landing = await getLocationLanding((await params).slug);
  return landing?.metadata ?? {};
}

export default async function LocationLandingPage({ params }: Props) {
  const landing = await getLocationLanding((await params).slug);
  if (!landing) notFound();
  return <JobLanding {...landing} />;
}
