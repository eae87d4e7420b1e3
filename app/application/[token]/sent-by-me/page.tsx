import { ApplicationStatusView } from '@/components/status/application-status-view';
import { StatusStep } from '@/components/status/status-step';
import { statusPage } from '@/lib/content/application-status';
import { standingOf, statusMetadata } from '@/lib/links/application-status/standing';
import { handlers } from '@/lib/routes';

export const generateMetadata = () => statusMetadata(statusPage.sentByMe.heading);

export default async function SentByMePage({ params }: PageProps<'/application/[token]/sent-by-me'>) {
  const { token } = await params;
  const standing = await standingOf(token);
  if (standing.kind !== 'known' || !standing.status.asked)
    return <ApplicationStatusView token={token} standing={standing} />;
  const copy = statusPage.sentByMe;
  return <StatusStep token={token} status={standing.status} copy={copy} handler={handlers.sentByMe()} />;
}
