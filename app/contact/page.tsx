import { serverParts, FormBoundary } from '@/components/forms/server-parts';
import { ContactForm } from '@/components/forms/contact-form';
import { ContactTiles, OfficesCard } from '@/components/sections/contact';
import { MapOnRequest } from '@/components/sections/map-on-request';
import { Banner } from '@/components/ui/banner';
import { Container } from '@/components/ui/section';
import { Link } from '@/components/ui/link';
import { fromUs } from '@/lib/content/from-us';
import { contactDescription, contact as copy } from '@/lib/content/enquiries';
import { identity } from '@/lib/content/identity';
import { requestedReport } from '@/lib/forms/report';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/components/ui/json-ld';
import { agency } from '@/lib/seo/structured-data/organization';

export const generateMetadata = () =>
  pageMetadata({
    title: copy.title,
    description: contactDescription(copy.lead),
    path: routes.contact(),
  });

type Props = PageProps<'/contact'>;

export default async function ContactPage({ searchParams }: Props) {
  const report = await requestedReport(await searchParams);
  return (
    <>
      <JsonLd data={agency()} />
      <Banner title={copy.title} ground="ink" scene="letter" lead={copy.lead} />
      <Container className="space-y-12 py-8 md:py-12">
        <div className="contact-columns">
          <section aria-labelledby="form-heading">
            <h2 id="form-heading" className="type-heading">
              {copy.formHeading}
            </h2>
            <p className="text-ink-soft max-w-text mt-2 mb-5">{copy.formIntro}</p>
            <FormBoundary>
              <ContactForm key={report?.subject} report={report} parts={serverParts('contact-enquiry')} />
            </FormBoundary>
          </section>
          <div className="space-y-5">
            <ContactTiles />
            <p>
              <Link
                href={routes.fromUs()}
                className="text-brand inline-block py-2.5 font-semibold underline underline-offset-4"
              >
                {fromUs.link}
              </Link>
            </p>
            <OfficesCard />
          </div>
        </div>
        {identity.map && <MapOnRequest {...identity.map} />}
      </Container>
    </>
  );
}
