import { claims } from '@/lib/content/claims';
import { notFound } from 'next/navigation';
import { RegisterForm } from '@/components/forms/register-form';
import { serverParts } from '@/components/forms/server-parts';
import { FormBesideSteps } from '@/components/sections/form-section';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { registrationConsent } from '@/lib/content/forms/consent';
import { registerPage as copy } from '@/lib/content/register';
import { env } from '@/lib/base/env';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { offers } from '@/lib/upstream/extras';

const FORM = 'register-form';

export const generateMetadata = () =>
  pageMetadata({
    title: copy.title,
    description: copy.description,
    path: routes.register(),
  });

export default async function RegisterPage() {
  if (!(await offers('registrations'))) notFound();
  return (
    <>
      <Banner title={copy.title} lead={copy.lead}>
        <ButtonLink href={`#${FORM}`} variant="accent" className="mt-5 lg:hidden">
          {copy.toForm}
        </ButtonLink>
      </Banner>
      <FormBesideSteps steps={copy.next} form={{ id: FORM, ...copy.form }}>
        <RegisterForm
          asksPay={claims.askPay}
          consent={registrationConsent.label(env().registerDays)}
          parts={serverParts('register-cv')}
        />
      </FormBesideSteps>
    </>
  );
}
