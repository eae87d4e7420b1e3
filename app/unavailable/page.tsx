import '@/components/forms/forms.css';
import { ContactWays } from '@/components/forms/server-parts';
import { Failure } from '@/components/sections/failure';
import { buttonStyle } from '@/components/ui/button';
import { errorPage as copy } from '@/lib/content/failures';

export const generateMetadata = () => ({ title: copy.heading, robots: { index: false } });

/** Sent when a page fails to render (server/failure-pages.ts). Its link's empty href requests the page again. */
export default function UnavailablePage() {
  return (
    <Failure
      contact={<ContactWays />}
      retry={
        <a href="" className={buttonStyle()}>
          {copy.retry}
        </a>
      }
    />
  );
}
