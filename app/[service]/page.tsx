import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { connection } from 'next/server';
import { ServicePageView } from '@/components/services/service-page';
import { serviceAt } from '@/lib/content/services/services';
import { canonicalPath } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[service]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = serviceAt(`/${(await params).service}`);
  if (!service) return {};
  const { metaTitle: title, metaDescription: description, path } = service;
  return pageMetadata({ title, description, path });
}

/** A service page. Redirects miscased routes and answers other paths with 404. */
export default async function ServicePage({ params }: Props) {
  const path = `/${(await params).service}`;
  const service = serviceAt(path);
  if (service?.path === path) return <ServicePageView page={service} />;
  // Not cached, as there are infinitely many unknown paths.
  await connection();
  const canonical = service?.path ?? canonicalPath(path);
  if (!canonical) notFound();
  permanentRedirect(canonical);
}
