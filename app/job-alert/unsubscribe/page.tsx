import { ConfirmStep } from '@/components/sections/confirm-step';
import { unsubscribePage as copy } from '@/lib/content/job-alert';
import { markUncacheable } from '@/lib/base/request-context';
import { first } from '@/lib/jobs/query';
import { handlers, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: copy.title,
    description: copy.text,
    path: routes.unsubscribeJobAlert(),
    index: false,
  });

export default async function UnsubscribePage({ searchParams }: PageProps<'/job-alert/unsubscribe'>) {
  const { token, outcome } = await searchParams;
  // The token belongs to its recipient alone.
  markUncacheable();
  const action = first(token) ? handlers.unsubscribeJobAlert(first(token)) : null;
  return <ConfirmStep copy={copy} action={action} outcome={first(outcome)} />;
}
