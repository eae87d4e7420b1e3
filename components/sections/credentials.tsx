import { credentials, credentialsCopy as copy } from '@/lib/content/credentials';
import type { CaseStudy } from '@/lib/content/services/service-page';
import { Section } from '../ui/section';

/** What the agency can prove: registrations, a rating, a client's case. Nothing while it has none of them. */
export function Credentials({ caseStudy }: { caseStudy?: CaseStudy }) {
  const { registrations, rating } = credentials;
  if (registrations.length === 0 && !rating && !caseStudy) return null;
  return (
    <Section rank="third" tone="raised" heading={copy.heading}>
      <div className="credentials">
        {caseStudy && (
          <section aria-labelledby="case-heading">
            <h3 id="case-heading">{copy.caseStudy}</h3>
            <dl>
              {(['client', 'need', 'work', 'result'] as const).map((part) => (
                <div key={part}>
                  <dt>{copy.parts[part]}</dt>
                  <dd>{caseStudy[part]}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {registrations.length > 0 && (
          <section aria-labelledby="registrations-heading">
            <h3 id="registrations-heading">{copy.registrations}</h3>
            <dl>
              {registrations.map(({ kind, number, validUntil }) => (
                <div key={number}>
                  <dt>{kind}</dt>
                  <dd>
                    {number}
                    {validUntil && ` (${copy.validUntil(validUntil)})`}
                  </dd>
                </div>
              ))}
            </dl>
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
