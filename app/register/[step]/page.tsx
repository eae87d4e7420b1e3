import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConfirmStep } from '@/components/sections/confirm-step';
import { registerPage, registrationPages } from '@/lib/content/register';
import { first } from '@/lib/jobs/query';
import { isRegistrationStep } from '@/lib/contract/registration-steps';
import { markUncacheable } from '@/lib/base/request-context';
import { handlers, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/register/[step]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { step } = await params;
  if (!isRegistrationStep(step)) return {};
  const { title, text: description } = registrationPages[step];
  return pageMetadata({ title, description, path: routes.registrationStep(step), index: false });
}

/** The page behind a link in a mail about a registered CV. */
export default async function RegistrationStepPage({ params, searchParams }: Props) {
  const { step } = await params;
  if (!isRegistrationStep(step)) notFound();
  const { token, outcome } = await searchParams;
  // The token belongs to its recipient alone.
  markUncacheable();
  const actionOf = (name: typeof step) => handlers.registrationStep(name, first(token));
  const erase = { label: registrationPages.erase.action, action: actionOf('erase') };
  return (
    <ConfirmStep
      copy={registrationPages[step]}
      crumb={{ label: registerPage.title, href: routes.register() }}
      action={first(token) ? actionOf(step) : null}
      other={step === 'keep' ? erase : undefined}
      outcome={first(outcome)}
    />
  );
}
