import { ApplicationStatusView, hasEnded, WithdrawStep } from '@/components/status/application-status';
import { statusPage } from '@/lib/content/application-status';
import { shownApplication } from '@/lib/links/shown';
import { statusMetadata } from '@/lib/seo/link-metadata';

export const generateMetadata = () => statusMetadata(statusPage.withdraw.heading);

export default async function WithdrawPage({ params }: PageProps<'/application/[token]/withdraw'>) {
  const { token } = await params;
  const shown = await shownApplication(token);
  const canWithdraw = 'status' in shown && !shown.isWaiting && !hasEnded(shown.status);
  if (!canWithdraw) return <ApplicationStatusView token={token} shown={shown} />;
  return <WithdrawStep token={token} status={shown.status} />;
}
