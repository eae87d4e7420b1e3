import { credentials, credentialsCopy as copy } from '@/lib/content/credentials';
import type { CaseStudy } from '@/lib/content/schema/service-page';
import { Facts } from '../ui/facts';
import { Section } from '../ui/section';

const PARTS = ['client', 'need', 'work', 'result'] as const;

/** Registrations, a rating and cases; nothing if the agency has none. */
export function Credentials({ cases }: { cases: CaseStudy[] }) {
  const { registrations, rating } = credentials;
  if (registrations.length === 0 && !rating && cases.length === 0) return null;
  return (
    <Section rank="third" tone="raised" heading={copy.heading}>
      <div className="credentials">
        {cases.map((each) => (
          <section key={each.client} aria-label={`${copy.caseStudy}: ${each.client}`}>
            <h3>{copy.caseStudy}</h3>
            <Facts facts={PARTS.map((part) => [copy.parts[part], each[part]])} />
          </section>
        ))}
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
