'use client';

import { SaveStar } from '../saved/save-star';
import { CompanyMark } from './company-mark';

type JobCardViewProps = {
  href: string;
  title: string;
  place: string;
  salary: string | null;
  facts: string;
  action: string;
  mark: { imageUrl: string | null; initial: string };
};

/**
 * A card that links to its job as a whole; the action is the visible part of the same link. Plain links, because a
 * job's document is cached compressed and prefetched on hover or touch (app/speculation-rules.json), while the router
 * would have it rendered anew on click. A client component, because props of a page of cards are smaller than elements.
 */
export function JobCardView({ href, title, place, salary, facts, action, mark }: JobCardViewProps) {
  return (
    <li className="job-card">
      <article>
        <CompanyMark {...mark} size={56} className="size-13 md:size-14" />
        <div className="min-w-0">
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p className="job-card-place">{place}</p>
        </div>
        <div className="job-card-facts">
          {salary && <p className="font-semibold [overflow-wrap:anywhere] tabular-nums">{salary}</p>}
          {facts && <p className="text-ink-soft">{facts}</p>}
        </div>
        {/* A single tab stop, at the title, whose focus ring is drawn around the card. */}
        <a href={href} aria-label={`${action}: ${title}`} tabIndex={-1} className="job-card-action">
          {action}
        </a>
        <SaveStar href={href} title={title} place={place} salary={salary} />
      </article>
    </li>
  );
}
