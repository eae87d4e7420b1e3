import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JobLanding } from '@/components/jobs/job-landing';
import { getCategoryLanding } from '@/lib/seo/landing';

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
