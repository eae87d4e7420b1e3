import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Shows the full-screen loader while the page is on its way. */
  loader?: boolean;
};

/**
 * A link within the site, followed by useSoftLinks without loading the page anew. Plain HTML, because a component for
 * each link would be sent to the browser a second time. Never prefetches: a list of 20 jobs would make the server render
 * pages nobody opens.
 */
export function Link({ loader, ...props }: LinkProps) {
  return <a data-soft={loader ? 'loader' : ''} {...props} />;
}
