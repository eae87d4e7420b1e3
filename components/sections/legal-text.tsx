import './legal-text.css';
import { type LegalDocument, type LegalSection, legalPage } from '@/lib/content/legal-document';
import { candidateDataNotice } from '@/lib/content/privacy';
import { routes } from '@/lib/routes';
import { FramedTable } from '../services/tables';
import { Banner } from '../ui/banner';
import { Container } from '../ui/section';
import { Paragraphs } from '../ui/texts';

type DatedSection = LegalSection & { dated?: string };
/** A legal page: table of contents, numbered sections, and a dated notice if there is one. */
export function LegalText({ document, notice }: { document: LegalDocument; notice?: DatedSection }) {
  const sections: DatedSection[] = [...document.sections, ...(notice ? [notice] : [])];
  return (
    <>
      <Banner title={document.title} lead={document.lead}>
        <p className="mt-3">
          {document.firstPublished && (
            <>
              {legalPage.published(document.firstPublished)}
              <br />
            </>
          )}
          {legalPage.presentText(document.presentText)}
        </p>
      </Banner>
      <Container className="grid gap-x-16 gap-y-10 py-8 md:py-16 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav aria-labelledby="contents-heading" className="hidden lg:sticky lg:top-28 lg:block lg:self-start">
          <h2 id="contents-heading" className="text-lg">
            {legalPage.contents}
          </h2>
          <ol className="mt-3">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="text-ink-soft hover:text-brand inline-block py-1.5 text-[0.9375rem] underline-offset-4 hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text max-w-text space-y-8">
          {document.inShort && (
            <section aria-labelledby="in-short-heading" className="in-short">
              <h2 id="in-short-heading" className="type-subheading">
                {legalPage.inShort}
              </h2>
              <div className="rich-text">
                <Paragraphs paragraphs={[]} bullets={document.inShort} />
              </div>
            </section>
          )}
          {sections.map((section) => (
            <Section key={section.id} {...section} noticeOf={legalPage.noticeOf} />
          ))}
        </div>
      </Container>
    </>
  );
}

/** The notice to candidates in another language than the policy's. */
export function NoticeText({ notice }: { notice: DatedSection }) {
  const { title, lead, whole } = candidateDataNotice;
  return (
    <>
      <Banner title={title} lead={lead} />
      <Container className="py-12 md:py-20">
        <div className="legal-text max-w-text space-y-8">
          <Section {...notice} />
          <p>
            <a
              href={routes.privacyPolicy()}
              hrefLang="en"
              className="text-brand underline underline-offset-4"
            >
              {whole}
            </a>
          </p>
        </div>
      </Container>
    </>
  );
}

type SectionProps = DatedSection & { noticeOf?: (day: string) => string };

function Section({ id, heading, dated, paragraphs, bullets, table, link, noticeOf }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="type-subheading">
        {heading}
      </h2>
      {dated && <p className="text-brand mt-2 font-semibold">{noticeOf ? noticeOf(dated) : dated}</p>}
      <div className="rich-text">
        <Paragraphs paragraphs={paragraphs} bullets={bullets} />
        {link && (
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        )}
      </div>
      {table && (
        <div className="mt-4">
          <FramedTable {...table} label={heading} />
        </div>
      )}
    </section>
  );
}
