'use client';

import { Children, type ReactNode } from 'react';
import { Boundary } from '../ui/boundary';
import { MovingSlides } from './moving-slides';

type CarouselProps = { label: string; children: ReactNode };

/**
 * Slides shown one at a time. A single one needs no controls, and the carousel library cannot handle it: with fewer
 * than two slides its autoplay is not set up, and throws when started. If the script fails, the slides are listed below
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
