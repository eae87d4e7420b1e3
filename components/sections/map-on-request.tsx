'use client';

import { type ReactNode, useState } from 'react';
import { contactMap as copy } from '@/lib/content/contact-map';
import { Boundary } from '../ui/boundary';
import { Button } from '../ui/button';

type MapOnRequestProps = { embedUrl: string; pageUrl: string };

/** A map 450 px high, loaded only on request: until then no third party learns of the visit. */
export function MapOnRequest({ embedUrl, pageUrl }: MapOnRequestProps) {
  const link = (
    <a
      href={pageUrl}
      rel="noopener"
      className="bg-paper-raised/90 text-brand rounded-xl px-3 py-2 font-semibold underline underline-offset-4"
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
          <MapDrawing />
          <Button type="button" onClick={() => setShown(true)}>
            {copy.show}
          </Button>
          <p className="bg-paper-raised/90 max-w-sm rounded-xl px-3 py-1 text-[0.9375rem]">{copy.note}</p>
          {link}
        </div>
      )}
    </div>
  );
}

function MapDrawing() {
  return (
    <svg
      viewBox="0 0 1200 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 -z-10 size-full"
    >
      <path d="M0 0h1200v450H0Z" fill="var(--paper-deep)" />
      <path d="M0 330c180-60 300 40 470 10s260-120 420-90 220 60 310 20v180H0Z" fill="var(--brand-mist)" />
      <g fill="none" stroke="var(--paper-raised)" strokeWidth="14">
        <path d="M-20 120c260 40 420-30 660 20s380 10 600-40M180-20c20 150 60 260 30 500M560-20c-30 170 40 300 10 500M930-20c30 160-40 320 0 500" />
      </g>
      <g fill="none" stroke="var(--paper-raised)" strokeWidth="6">
        <path d="M-20 230c300-20 560 30 1240-10M340-20c10 180-30 280 10 500M760-20c-10 200 20 320-20 500M1090-20c-20 200 10 300 0 500M-20 40c300 20 800-20 1240 20" />
      </g>
      <g fill="var(--line)">
        <path d="M220 160h90v50h-90zM390 150h120v60H390zM600 170h110v40H600zM790 150h90v60h-90zM980 160h80v50h-80zM60 150h90v60H60z" />
      </g>
      <path d="M600 165c-29-38-45-60-45-85a45 45 0 0 1 90 0c0 25-16 47-45 85Z" fill="var(--brand)" />
      <circle cx="600" cy="80" r="17" fill="var(--accent)" />
    </svg>
  );
}
