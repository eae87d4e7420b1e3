import type { ReactNode } from 'react';
import { Banner } from './banner';
import type { Crumb } from './breadcrumb-links';

type OutcomeProps = { title: string; text: string; of: string; crumbs?: Crumb[]; children: ReactNode };

/** A page that only says, once, how something ended, and leads on. `of`: what it is about, in the breadcrumb. */
export const Outcome = ({ text, of, children, ...banner }: OutcomeProps) => (
  <Banner {...banner} lead={text} current={of} scene="door">
    <div className="mt-6 flex flex-wrap gap-3">{children}</div>
  </Banner>
);
