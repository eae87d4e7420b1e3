import { notFound, permanentRedirect } from 'next/navigation';
import { connection } from 'next/server';
import { canonicalPath } from '@/lib/shared/routes';

/** Single-segment paths without a page: redirects another casing of a route, and answers 404 to everything else. */
export default async function UnknownPage({ params }: PageProps<'/[unknown]'>) {
  // Never cached: there are infinitely many paths that do not exist.
  await connection();
  const path = canonicalPath(`/${(await params).unknown}`);
  if (!path) notFound();
  permanentRedirect(path);
}
