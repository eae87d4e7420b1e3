import { ApplicationStatusView } from '@/components/status/application-status-view';
import { statusPage } from '@/lib/content/application-status';
import { standingOf } from '@/lib/links/shown';
import { statusMetadata } from '@/lib/seo/link-metadata';

export const generateMetadata = () => statusMetadata(statusPage.title);

export default async function ApplicationStatusPage({ params }: PageProps<'/application/[token]'>) {
  const { token } = await params;
  const standing = await standingOf(token);
  return <ApplicationStatusView token={token} standing={standing} />;
}
