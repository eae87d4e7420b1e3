import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JobLanding } from '@/components/jobs/job-landing';
import { getTopicLanding } from '@/lib/seo/landing';

type Props = PageProps<'/job/[topic]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const landing = await getTopicLanding((await params).topic);
  return landing?.metadata ?? {};
}

export default async function TopicLandingPage({ params }: Props) {
  const landing = await getTopicLanding((await params).topic);
  if (!landing) notFound();
  return <JobLanding {...landing} />;
}
