import type { ReactNode } from 'react';
import { errorPage as copy } from '@/lib/content/failures';
import { pathIn, currentLanguage } from '@/lib/base/language';
import { HOME_PATH } from '@/lib/base/home-path';
import { ButtonLink } from '../ui/button';

/**
 * A page that could not be prepared: what happened, and where to go. `retry` renders the way to try again. Kept small,
 * because the error page goes to every browser.
 */
export function Failure({ retry }: { retry: ReactNode }) {
  return (
    <div className="page-width py-12">
      <h1 className="type-title">{copy.heading}</h1>
      <p className="my-6">{copy.text}</p>
      <div className="flex flex-wrap gap-3">
        {retry}
        <ButtonLink href={pathIn(currentLanguage(), HOME_PATH)} variant="outline">
          {copy.home}
        </ButtonLink>
      </div>
    </div>
  );
}
