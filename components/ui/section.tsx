import type { ReactNode } from 'react';
import { nameOf } from '@/lib/base/text/slugify';
import { unbroken } from './texts';

/** The page's maximum width and margins. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`page-width ${className}`}>{children}</div>;
}

const tones = {
  paper: 'bg-paper',
  deep: 'bg-paper-deep',
  raised: 'bg-paper-raised border-y border-line',
  dark: 'bg-ink-band text-white on-dark',
};

/** Space around a section, by importance: main, usual, supplementary. */
const ranks = { first: 'section section-first', second: 'section section-second', third: 'section' };

type SectionProps = {
  children: ReactNode;
  id?: string;
  rank?: keyof typeof ranks;
  tone?: keyof typeof tones;
  heading?: string;
  /** Id of a heading inside, where `heading` is not given. */
  labelledBy?: string;
  intro?: string;
  /** Shown to the right of the heading on wide screens, e.g. a link to all jobs. */
  aside?: ReactNode;
  className?: string;
};

/** A band of the page; the only owner of page width and vertical rhythm. */
export function Section({
  children,
  id,
  rank = 'second',
  tone = 'paper',
  heading,
  labelledBy,
  intro,
  aside,
  className = '',
}: SectionProps) {
  const headingId = heading ? `${id ?? nameOf(heading)}-heading` : labelledBy;
  return (
    <section id={id} aria-labelledby={headingId} className={`${ranks[rank]} ${tones[tone]} ${className}`}>
      <Container>
        {heading && (
          <header className="section-head">
            <div className="max-w-xl">
              <h2
                id={headingId}
                className={`${rank === 'third' ? 'type-subheading' : 'type-heading'} ${tone === 'dark' ? 'text-white' : ''}`}
              >
                {unbroken(heading)}
              </h2>
              {intro && (
                <p className={`mt-3 ${tone === 'dark' ? 'text-brand-tint' : 'text-ink-soft'}`}>
                  {unbroken(intro)}
                </p>
              )}
            </div>
            {aside}
          </header>
        )}
        {children}
      </Container>
    </section>
  );
}
