import { NotFound } from '@/components/layout/on-demand';

export const metadata = { title: 'Page not found' };

export default function NotFoundPage() {
  return <NotFound />;
}
