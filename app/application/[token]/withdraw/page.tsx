import { ApplicationStatusView } from '@/components/status/application-status-view';
import { WithdrawStep } from '@/components/status/withdraw-step';
import { statusPage } from '@/lib/content/application-status';
import { hasEnded } from '@/lib/links/application-status/steps';
import { standingOf, statusMetadata } from '@/lib/links/application-status/page';

export const generateMetadata = () => statusMetadata(statusPage.withdraw.heading);

export default async function WithdrawPage({ params }: PageProps<'/application/[token]/withdraw'>) {
  const { token } = await params;
  const standing = await standingOf(token);
  const canWithdraw = standing.kind === 'known' && !hasEnded(standing.status.states);
  if (!canWithdraw) return <ApplicationStatusView token={token} standing={standing} />;
  return <WithdrawStep token={token} status={standing.status} />;
}
