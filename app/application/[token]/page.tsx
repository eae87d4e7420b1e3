import { ApplicationStatusView } from '@/components/status/application-status';
import { statusPage } from '@/lib/content/application-status';
import { shownApplication } from '@/lib/links/shown';
import { linkMetadata } from '@/lib/seo/link-metadata';

export const generateMetadata = () => linkMetadata(statusPage.title);

export default async function ApplicationStatusPage({ params }: PageProps<'/application/[token]'>) {
  const { token } = await params;
  return <ApplicationStatusView token={token} shown={await shownApplication(token)} />;
}
