import { credentials, credentialsCopy as copy } from '@/lib/content/credentials';
import type { CaseStudy } from '@/lib/content/schema/service-page';
import { Facts } from '../ui/facts';
import { Section } from '../ui/section';

const PARTS = ['client', 'need', 'work', 'result'] as const;

/** Registrations, a rating and a case study; nothing if the agency has none. */
export function Credentials({ caseStudy }: { caseStudy?: CaseStudy }) {
  const { registrations, rating } = credentials;
  if (registrations.length === 0 && !rating && !caseStudy) return null;
  return (
    <Section rank="third" tone="raised" heading={copy.heading}>
      <div className="credentials">
        {caseStudy && (
          <section aria-labelledby="case-heading">
            <h3 id="case-heading">{copy.caseStudy}</h3>
            <Facts facts={PARTS.map((part) => [copy.parts[part], caseStudy[part]])} />
          </section>
        )}
        {registrations.length > 0 && (
          <section aria-labelledby="registrations-heading">
            <h3 id="registrations-heading">{copy.registrations}</h3>
            <Facts
              facts={registrations.map(({ kind, number, validUntil }) => [
                kind,
                validUntil ? `${number} (${copy.validUntil(validUntil)})` : number,
              ])}
            />
          </section>
        )}
        {rating && (
          <section aria-labelledby="rating-heading">
            <h3 id="rating-heading">{copy.rating}</h3>
            <p>
              <a href={rating.url} className="text-brand underline underline-offset-4">
                {copy.ratingOf(rating)}
              </a>
            </p>
          </section>
        )}
      </div>
    </Section>
  );
}
