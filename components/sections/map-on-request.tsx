'use client';

import { type ReactNode, useState } from 'react';
import { contactMap as copy } from '@/lib/content/contact-map';
import { Boundary } from '../ui/boundary';
import { Button } from '../ui/button';

/** A map 450 px high, loaded on request so that no third party learns of the visit before. */
export function MapOnRequest({ embedUrl, pageUrl }: { embedUrl: string; pageUrl: string }) {
  const link = (
    <a
      href={pageUrl}
      rel="noopener"
      className="bg-paper-raised text-brand rounded-xl px-3 py-2 font-semibold underline underline-offset-4"
    >
      {copy.open}
    </a>
  );
  return (
    <section aria-labelledby="map-heading">
      <h2 id="map-heading" className="type-heading mb-5">
        {copy.heading}
      </h2>
      <Boundary fallback={link}>
        <MapFrame title={copy.heading} embedUrl={embedUrl} link={link} />
      </Boundary>
    </section>
  );
}

function MapFrame({ title, embedUrl, link }: { title: string; embedUrl: string; link: ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="border-line relative box-content h-[450px] overflow-hidden rounded-3xl border">
      {shown ? (
        <iframe src={embedUrl} title={title} className="size-full" referrerPolicy="no-referrer" />
      ) : (
        <div className="relative flex size-full flex-col items-center justify-end gap-4 p-6 pb-14 text-center">
          <svg
            viewBox="0 0 1200 450"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            className="absolute inset-0 -z-10 size-full"
          >
            <use href="/illustrations/map.svg#drawing" />
          </svg>
          <Button type="button" onClick={() => setShown(true)}>
            {copy.show}
          </Button>
          <p className="bg-paper-raised max-w-sm rounded-xl px-3 py-1 text-[0.9375rem]">{copy.note}</p>
          {link}
        </div>
      )}
    </div>
  );
}
