import { type LegalDocument, type LegalSection, legalPage } from '@/lib/content/legal-document';
import { FramedTable } from '../services/tables';
import { Banner } from '../ui/banner';
import { Container } from '../ui/section';
import { Paragraphs } from '../ui/texts';

type LegalTextProps = { document: LegalDocument; notice?: LegalSection & { dated: string } };

/** A legal page: table of contents, numbered sections, and a dated notice if there is one. */
export function LegalText({ document, notice }: LegalTextProps) {
  const sections: (LegalSection & { dated?: string })[] = [...document.sections, ...(notice ? [notice] : [])];
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
      <Container className="grid gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav aria-labelledby="contents-heading" className="lg:sticky lg:top-28 lg:self-start">
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
        <div className="max-w-text space-y-12">
          {sections.map(({ id, heading, dated, paragraphs, bullets, table, link }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`} className="text-2xl">
                {heading}
              </h2>
              {dated && <p className="text-brand mt-2 font-semibold">{legalPage.noticeOf(dated)}</p>}
              <div className="rich-text mt-4">
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
          ))}
        </div>
      </Container>
    </>
  );
}
