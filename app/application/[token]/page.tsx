import { ApplicationStatusView } from '@/components/status/application-status-view';
import { statusPage } from '@/lib/content/application-status';
import { whereItStands } from '@/lib/links/application-status/where-it-stands';
import { statusMetadata, statusOf } from '@/lib/links/application-status/page';
import { markUncacheable, setPageStatus } from '@/lib/base/request-context';

export const metadata = statusMetadata(statusPage.title);

export default async function ApplicationStatusPage({ params }: PageProps<'/application/[token]'>) {
  const { token } = await params;
  // The token belongs to its recipient alone.
  markUncacheable();
  const standing = await whereItStands(token);
  const status = statusOf(standing);
  if (status !== null) setPageStatus(status);
  return <ApplicationStatusView token={token} standing={standing} />;
}
