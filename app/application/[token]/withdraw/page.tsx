import { ApplicationStatusView } from '@/components/status/application-status-view';
import { StatusStep } from '@/components/status/status-step';
import { statusPage } from '@/lib/content/application-status';
import { hasEnded } from '@/lib/links/application-status/steps';
import { standingOf, statusMetadata } from '@/lib/links/application-status/standing';
import { handlers } from '@/lib/routes';

export const generateMetadata = () => statusMetadata(statusPage.withdraw.heading);

export default async function WithdrawPage({ params }: PageProps<'/application/[token]/withdraw'>) {
  const { token } = await params;
  const standing = await standingOf(token);
  const canWithdraw = standing.kind === 'known' && !hasEnded(standing.status.states);
  if (!canWithdraw) return <ApplicationStatusView token={token} standing={standing} />;
  const copy = statusPage.withdraw;
  return (
    <StatusStep token={token} status={standing.status} copy={copy} handler={handlers.withdrawApplication()} />
  );
}
