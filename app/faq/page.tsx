import { FromUs } from '@/components/sections/from-us';
import { QuestionList } from '@/components/services/questions';
import { OpenFromHash } from '@/components/ui/disclosures';
import { Boundary } from '@/components/ui/boundary';
import { Banner } from '@/components/ui/banner';
import { ButtonLink, buttonStyle } from '@/components/ui/button';
import { Container } from '@/components/ui/section';
import { unbroken } from '@/components/ui/texts';
import { currentLanguage } from '@/lib/base/language';
import { faq, faqPage as copy } from '@/lib/content/faq';
import { fromUs } from '@/lib/content/from-us';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/components/ui/json-ld';
import { faqPage } from '@/lib/seo/structured-data/pages';

export const generateMetadata = () =>
  pageMetadata({ title: copy.title, description: copy.lead, path: routes.faq() });

export default function FaqPage() {
  return (
    <>
      <JsonLd data={faqPage(faq.flatMap(({ items }) => items))} />
      <Banner title={copy.heading} lead={copy.lead} />
      <Container className="max-w-page space-y-12 py-12 md:py-20">
        {faq.map(({ title, items }) => (
          <section key={title} className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <h2 className="type-heading lg:sticky lg:top-28 lg:self-start">{unbroken(title)}</h2>
            <QuestionList items={items} className="faq" />
          </section>
        ))}
        <section id="from-us" className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <h2 className="type-heading lg:sticky lg:top-28 lg:self-start">{fromUs.heading}</h2>
          <FromUs />
        </section>
        <Boundary>
          <OpenFromHash />
        </Boundary>
        {currentLanguage() !== 'en' && (
          <a href={routes.wholeFaq()} className={buttonStyle('outline')}>
            {copy.whole}
          </a>
        )}
        <div className="bg-brand-tint flex flex-wrap items-center justify-between gap-6 rounded-3xl p-6 md:p-10">
          <p className="type-subheading font-display font-semibold">{copy.more}</p>
          <ButtonLink href={routes.contact()}>{copy.contact}</ButtonLink>
        </div>
      </Container>
    </>
  );
}
