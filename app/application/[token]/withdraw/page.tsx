import { ApplicationStatusView } from '@/components/status/application-status-view';
import { WithdrawStep } from '@/components/status/withdraw-step';
import { statusPage } from '@/lib/content/application-status';
import { hasEnded } from '@/lib/links/application-status/steps';
import { statusMetadata, statusOf } from '@/lib/links/application-status/page';
import { whereItStands } from '@/lib/links/application-status/where-it-stands';
import { markUncacheable, setPageStatus } from '@/lib/base/request-context';

export const metadata = statusMetadata(statusPage.withdraw.heading);

export default async function WithdrawPage({ params }: PageProps<'/application/[token]/withdraw'>) {
  const { token } = await params;
  markUncacheable();
  const standing = await whereItStands(token);
  const status = statusOf(standing);
  if (status !== null) setPageStatus(status);
  const canWithdraw = standing.kind === 'known' && !hasEnded(standing.status.states);
  if (!canWithdraw) return <ApplicationStatusView token={token} standing={standing} />;
  return <WithdrawStep token={token} status={standing.status} />;
}
