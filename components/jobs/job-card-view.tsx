'use client';

import { SaveStar } from '../saved/save-star';
import { CardAge } from './age';
import { CompanyMark } from './company-mark';

type JobCardViewProps = {
  href: string;
  title: string;
  /** Language of the title, if not the page's. */
  lang?: string;
  company: string | null;
  location: string | null;
  salary: string | null;
  /** Type and mode, and pay in other words than amounts. */
  facts: string[];
  /** ISO 8601, if known. */
  posted?: string;
  /** ISO 8601, if known. */
  closes?: string;
  /** Note that the job was not confirmed open lately. */
  unconfirmed?: string;
  action: string;
  mark: { imageUrl: string | null; initial: string };
};

/**
 * A card that links to its job as a whole; the action is the visible part of the same link. Plain links, because job
 * pages are cached compressed and prefetched on hover or touch (app/speculation-rules.json), while the router would
 * render them anew on click. A client component, because a page of cards serialises smaller as props than as
 * elements.
 */
export function JobCardView({ company, location, mark, ...job }: JobCardViewProps) {
  const { href, title, lang, salary, facts, unconfirmed, action } = job;
  const placed = (location ? [location, ...facts] : facts).join('\u00a0· ');
  return (
    <li className="job-card">
      <article>
        <CompanyMark {...mark} size={48} />
        <div>
          <h3>
            <a href={href} lang={lang}>
              {title}
            </a>
          </h3>
          {company && <p>{company}</p>}
          {unconfirmed && <p className="job-unconfirmed">{unconfirmed}</p>}
        </div>
        <div className="job-card-facts">
          {salary && <p className="pay">{salary}</p>}
          {placed && <p>{placed}</p>}
        </div>
        <div className="job-card-end">
          <CardAge posted={job.posted} closes={job.closes} />
          {/* The title is the only tab stop; its focus ring surrounds the card. */}
          <a href={href} tabIndex={-1}>
            {action}
            <span className="sr-only" lang={lang}>
              {title}
            </span>
          </a>
        </div>
        <SaveStar
          href={href}
          title={title}
          lang={lang}
          place={[company, location].filter(Boolean).join(' · ')}
          salary={salary}
        />
      </article>
    </li>
  );
}
