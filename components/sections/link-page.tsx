import type { ReactNode } from 'react';
import { Banner } from '../ui/banner';
import type { Crumb } from '../ui/breadcrumb-links';
import { Container } from '../ui/section';

type LinkPageProps = { title: string; lead?: string; note?: string; crumbs?: Crumb[]; children: ReactNode };

/**
 * A page behind a link in a mail. Links to it are plain, as pages with a token must not be prefetched; what has an effect is a
 * button, as mail scanners open links. Works without scripts.
 */
export function LinkPage({ title, lead, note, crumbs, children }: LinkPageProps) {
  return (
    <>
      <Banner title={title} lead={lead} crumbs={crumbs}>
        {note && <p className="max-w-text mt-3">{note}</p>}
      </Banner>
      <Container className="py-10 md:py-16">{children}</Container>
    </>
  );
}

type LinkNoticeProps = {
  title: string;
  heading: string;
  text: string;
  crumbs?: Crumb[];
  children: ReactNode;
};

/** A page that only says, once, why it shows nothing or how something ended, with the way on; its title is in the breadcrumb. */
export const LinkNotice = ({ title, heading, text, crumbs, children }: LinkNoticeProps) => (
  <Banner title={heading} current={title} lead={text} crumbs={crumbs} scene="door">
    <div className="mt-6 flex flex-wrap gap-3">{children}</div>
  </Banner>
);
