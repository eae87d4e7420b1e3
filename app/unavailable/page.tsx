import { Failure } from '@/components/sections/failure';
import { buttonStyle } from '@/components/ui/button';
import { errorPage as copy } from '@/lib/content/failures';

export const generateMetadata = () => ({ title: copy.heading, robots: { index: false } });

/**
 * Sent in place of a page that could not be rendered (server/failure-pages.ts). A link with an empty href requests that
 * page again.
 */
export default function UnavailablePage() {
  return (
    <Failure
      retry={
        <a href="" className={buttonStyle()}>
          {copy.retry}
        </a>
      }
    />
  );
}
