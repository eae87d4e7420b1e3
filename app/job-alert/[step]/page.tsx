import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LinkNotice } from '@/components/sections/link-page';
import { Button, ButtonLink } from '@/components/ui/button';
import { confirmAlertPage, unsubscribePage } from '@/lib/content/job-alert';
import { closedJobPage, jobsPage } from '@/lib/content/jobs';
import { markUncacheable } from '@/lib/base/request-context';
import { first } from '@/lib/jobs/query';
import { handlers, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/job-alert/[step]'>;

const STEPS = new Map([
  ['confirm', { copy: () => confirmAlertPage, page: routes.confirmJobAlert, post: handlers.confirmJobAlert }],
  [
    'unsubscribe',
    { copy: () => unsubscribePage, page: routes.unsubscribeJobAlert, post: handlers.unsubscribeJobAlert },
  ],
]);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const step = STEPS.get((await params).step);
  if (!step) return {};
  const { title, text: description } = step.copy();
  return pageMetadata({ title, description, path: step.page(), index: false });
}

/** The page behind a link in a mail about a job alert. */
export default async function AlertStepPage({ params, searchParams }: Props) {
  const step = STEPS.get((await params).step);
  if (!step) notFound();
  const query = await searchParams;
  const [token, outcome] = [first(query.token), first(query.outcome)];
  // The token belongs to its recipient alone.
  markUncacheable();
  const copy = step.copy();
  const result = outcome === 'done' ? copy.done : outcome === 'failed' || !token ? copy.failed : null;
  const { heading, text } = result ?? copy;
  return (
    <LinkNotice
      title={copy.title}
      heading={heading}
      text={text}
      crumbs={[{ label: jobsPage.title, href: routes.jobs() }]}
    >
      {result ? (
        <ButtonLink href={routes.jobs()}>{closedJobPage.action}</ButtonLink>
      ) : (
        <form method="post" action={step.post(token)}>
          <Button type="submit">{copy.action}</Button>
        </form>
      )}
    </LinkNotice>
  );
}
