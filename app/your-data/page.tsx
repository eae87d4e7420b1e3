import { FormBoundary, serverParts } from '@/components/forms/server-parts';
import { YourDataForm } from '@/components/forms/your-data-form';
import { Banner } from '@/components/ui/banner';
import { Container } from '@/components/ui/section';
import { identity } from '@/lib/content/identity';
import { yourDataPage as copy } from '@/lib/content/your-data';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { orNull } from '@/lib/upstream/errors';
import { offers } from '@/lib/upstream/categories';
import { buttonStyle } from '@/components/ui/button';

export const generateMetadata = () =>
  pageMetadata({ title: copy.title, description: copy.description, path: routes.yourData() });

export default async function YourDataPage() {
  const isOffered = await orNull(offers('your-data'));
  return (
    <>
      <Banner title={copy.title} lead={isOffered ? copy.lead : copy.leadByHand} />
      <Container className="grid gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="form-heading" className="min-w-0">
          <h2 id="form-heading" className="type-heading mb-6">
            {isOffered ? copy.formHeading : copy.byHand.heading}
          </h2>
          {isOffered ? (
            <FormBoundary>
              <YourDataForm submitLabel={copy.submit} parts={serverParts('your-data')} />
            </FormBoundary>
          ) : (
            <>
              <p className="max-w-text text-lg [overflow-wrap:anywhere]">{copy.byHand.text}</p>
              <a className={buttonStyle('primary', 'mt-6')} href={`mailto:${identity.grievance.email}`}>
                {copy.byHand.action}
              </a>
            </>
          )}
        </section>
        <div className="space-y-8 lg:pt-2">
          {isOffered && (
            <section aria-labelledby="how-heading">
              <h2 id="how-heading" className="type-subheading">
                {copy.how.heading}
              </h2>
              <ol className="text-ink-soft mt-3 list-decimal space-y-2 pl-5">
                {copy.how.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          )}
          <section aria-labelledby="otherwise-heading">
            <h2 id="otherwise-heading" className="type-subheading">
              {copy.otherwise.heading}
            </h2>
            <p className="text-ink-soft mt-3 [overflow-wrap:anywhere]">{copy.otherwise.text}</p>
          </section>
        </div>
      </Container>
    </>
  );
}
