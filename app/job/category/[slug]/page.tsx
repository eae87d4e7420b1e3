import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JobLanding } from '@/components/jobs/job-landing';
import { getCategoryLanding } from '@/lib/landing/landing';

// Made when first asked for, then kept: no category with jobs is known at build time.
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/job/category/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const landing = await getCategoryLanding((await params).slug);
  return landing?.metadata ?? {};
}

export default async function CategoryLandingPage({ params }: Props) {
  const landing = await getCategoryLanding((await params).slug);
  if (!landing) notFound();
  return <JobLanding {...landing} />;
}
