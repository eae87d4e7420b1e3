import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { JobLanding } from '@/components/jobs/job-landing';
import { getLanding, pathOf, subjectOf } from '@/lib/seo/landing';

type Props = PageProps<'/job/[...landing]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const landing = await getLanding((await params).landing.join('/'));
  return landing?.metadata ?? {};
}

/** Landing pages of categories, cities, categories in cities, and kinds of work. */
export default async function LandingPage({ params }: Props) {
  const address = (await params).landing;
  const subject = await subjectOf(address);
  if (!subject) notFound();
  // Redirect a city's alternative names.
  if (subject.city && subject.city.slug !== address.at(-1)) permanentRedirect(pathOf(subject));
  const landing = await getLanding(address.join('/'));
  if (!landing) notFound();
  return <JobLanding {...landing} />;
}
