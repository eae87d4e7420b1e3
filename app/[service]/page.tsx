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

/** A service's page. Of other paths, redirects another casing of a route, and answers 404 to everything else. */
export default async function ServicePage({ params }: Props) {
  const path = `/${(await params).service}`;
  const service = serviceAt(path);
  if (service?.path === path) return <ServicePageView page={service} />;
  // Never cached: there are infinitely many paths that do not exist.
  await connection();
  const canonical = service?.path ?? canonicalPath(path);
  if (!canonical) notFound();
  permanentRedirect(canonical);
}
