import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConfirmStep } from '@/components/sections/confirm-step';
import { confirmAlertPage, unsubscribePage } from '@/lib/content/job-alert';
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
  const { token, outcome } = await searchParams;
  // The token belongs to its recipient alone.
  markUncacheable();
  const action = first(token) ? step.post(first(token)) : null;
  return <ConfirmStep copy={step.copy()} action={action} outcome={first(outcome)} />;
}
