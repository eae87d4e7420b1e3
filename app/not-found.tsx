import { NotFound } from '@/components/layout/on-demand';
import { notFoundPage } from '@/lib/content/not-found';

export const generateMetadata = () => ({ title: notFoundPage.title });

export default function NotFoundPage() {
  return <NotFound />;
}
