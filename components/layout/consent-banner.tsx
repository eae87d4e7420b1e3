'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  type Choice,
  choose,
  consentState,
  onConsentChange,
  reopenConsent,
} from '@/components/layout/consent-choice';
import { isTagManagerStarted, startTagManager, stopTagManager } from '@/components/layout/tag-manager';
import { consentCopy as copy } from '@/lib/content/consent';
import { isSecretPath } from '@/lib/base/secret-paths';
import { Button } from '../ui/button';
import { Link } from '../ui/link';

/** Asks once for consent to Google Tag Manager, and loads it only then. */
export function ConsentBanner({ containerId }: { containerId: string }) {
  // Only the browser knows the choice, so the server renders nothing.
  const state = useSyncExternalStore(onConsentChange, consentState, () => null);
  const choice = state?.choice;
  // Tags must not read URLs that contain a visitor's token.
  const isPrivate = isSecretPath(usePathname());

  useEffect(() => {
    if (isPrivate) return;
    if (choice === 'accepted') startTagManager(containerId);
    if (choice === 'rejected') stopTagManager();
  }, [choice, containerId, isPrivate]);

  if (isPrivate || !state || (state.choice && !state.reopened)) return null;
  return <Question reopened={state.reopened} />;
}

// First in the document, so that keyboards reach it first.
function Question({ reopened }: { reopened: boolean }) {
  const region = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);

  useEffect(() => {
    // Move the focus here, and later back, only for visitors who reopened the banner.
    if (!reopened) return;
    opener.current = document.activeElement;
    region.current?.focus();
  }, [reopened]);

  const answer = (choice: Choice) => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    const withdrawn = choice === 'rejected' && isTagManagerStarted();
    choose(choice);
    // Loaded tags keep sending cookieless pings until a reload.
    if (withdrawn) window.location.reload();
  };

  return (
    <div
      ref={region}
      role="region"
      aria-labelledby="consent-heading"
      tabIndex={-1}
      className="consent-question border-line bg-paper-raised shadow-lift fixed inset-x-0 bottom-0 z-30 max-h-[60dvh] overflow-y-auto border-t"
    >
      <div className="max-w-page mx-auto flex flex-wrap items-center justify-between gap-x-10 gap-y-3 px-5 py-4 md:px-8">
        <div className="max-w-text text-[0.9375rem] leading-snug">
          <h2 id="consent-heading" className="text-lg">
            {copy.heading}
          </h2>
          <p className="mt-1">
            {copy.text}{' '}
            <Link href={copy.more.href} className="text-brand font-semibold underline underline-offset-4">
              {copy.more.label}
            </Link>
          </p>
        </div>
        <div className="flex w-full gap-3 sm:w-auto">
          {(['reject', 'accept'] as const).map((label) => (
            <Button
              key={label}
              type="button"
              variant="outline"
              className="flex-1 sm:min-w-36"
              onClick={() => answer(label === 'accept' ? 'accepted' : 'rejected')}
            >
              {copy[label]}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The footer's button that opens the consent banner again. */
export function CookieChoices() {
  return (
    <button type="button" onClick={reopenConsent}>
      {copy.reopen}
    </button>
  );
}
