'use client';

import { reopenConsent } from '@/lib/consent/choice';
import { consentCopy } from '@/lib/content/consent';

/** The footer's way back to the question of consent. */
export function CookieChoices({ className }: { className: string }) {
  return (
    <button type="button" onClick={reopenConsent} className={className}>
      {consentCopy.reopen}
    </button>
  );
}
