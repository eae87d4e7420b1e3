import { notFound, permanentRedirect } from 'next/navigation';
import { connection } from 'next/server';
import { canonicalPath } from '@/lib/shared/routes';

/** Addresses with one segment that no page has: another casing of one moves to it, anything else is not found. */
export default async function UnknownPage({ params }: PageProps<'/[unknown]'>) {
  // Never stored: there is no end of addresses that do not exist.
  await connection();
  const path = canonicalPath(`/${(await params).unknown}`);
  if (!path) notFound();
  permanentRedirect(path);
}
