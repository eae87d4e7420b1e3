'use client';

import { Children, type ReactNode } from 'react';
import { Boundary } from '../ui/boundary';
import { MovingSlides } from './moving-slides';

type CarouselProps = { label: string; children: ReactNode };

/**
 * Slides shown one at a time. A single one needs no controls, and the library that moves them cannot take it: its
 * autoplay is not set up for fewer than two and throws when it is started. Where the script fails, all stand below
 * one another.
 */
export function Carousel({ label, children }: CarouselProps) {
  const slides = Children.toArray(children);
  if (slides.length < 2) return slides;
  return (
    <Boundary fallback={<div className="space-y-12">{slides}</div>}>
      <MovingSlides label={label} slides={slides} />
    </Boundary>
  );
}
