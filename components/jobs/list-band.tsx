import './job-listing.css';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../ui/breadcrumb';
import type { Crumb } from '../ui/breadcrumb-links';
import { Container } from '../ui/section';

type ListBandProps = {
  heading: string;
  /** Between Home and this page. */
  crumbs?: Crumb[];
  /** This page's breadcrumb label. */
  current: string;
  lead?: string;
  /** Whether the heading counts the jobs found. */
  counts?: boolean;
  /** The search form. */
  children?: ReactNode;
};

/** A job list's header, kept low so that the first job is above the fold. */
export function ListBand({ heading, crumbs = [], current, lead, counts, children }: ListBandProps) {
  return (
    <div className="ground list-band">
      <div className="lattice w-2/3" />
      <Container>
        <div>
          <Breadcrumb crumbs={crumbs} current={current} />
          <h1 data-testid={counts ? 'results-count' : undefined}>{heading}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </Container>
    </div>
  );
}
