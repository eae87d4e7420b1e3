import { ApplicationStatusView } from '@/components/status/application-status-view';
import { WithdrawStep } from '@/components/status/status-step';
import { statusPage } from '@/lib/content/application-status';
import { standingOf } from '@/lib/links/shown';
import { hasEnded } from '@/lib/links/status-steps';
import { statusMetadata } from '@/lib/seo/link-metadata';

export const generateMetadata = () => statusMetadata(statusPage.withdraw.heading);

export default async function WithdrawPage({ params }: PageProps<'/application/[token]/withdraw'>) {
  const { token } = await params;
  const standing = await standingOf(token);
  const canWithdraw = standing.kind === 'known' && !hasEnded(standing.status.states);
  if (!canWithdraw) return <ApplicationStatusView token={token} standing={standing} />;
  return <WithdrawStep token={token} status={standing.status} />;
}
