import { NotFound } from '@/components/layout/on-demand';
import { notFoundPage } from '@/lib/content/failures';

export const metadata = { title: notFoundPage.title };

export default function NotFoundPage() {
  return <NotFound />;
}
