'use client';

import { Children, type ReactNode, type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../ui/boundary';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { carousel } from '@/lib/content/carousel';
import { Icon } from '../ui/icon';

/**
 * Slides shown one at a time. A single slide needs no controls, and embla's autoplay throws with fewer than two. If
 * the script fails, the slides are listed below one another.
 */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const slides = Children.toArray(children);
  if (slides.length < 2) return slides;
  return (
    <Boundary fallback={<div className="space-y-12">{slides}</div>}>
      <MovingSlides label={label} slides={slides} />
    </Boundary>
  );
}

const INTERVAL_MS = 3000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const OPTIONS = { loop: true, breakpoints: { [REDUCED_MOTION]: { duration: 0 } } };

/**
 * Two or more slides that loop and advance every 3 seconds. Paused while hovered or focused, by the Pause button,
 * when more of a slide is opened and, until Play is pressed, with reduced motion.
 */
function MovingSlides({ label, slides }: { label: string; slides: ReactNode[] }) {
  const [autoplay] = useState(() =>
    Autoplay({ delay: INTERVAL_MS, stopOnInteraction: false, playOnInit: false }),
  );
  const [viewport, embla] = useEmblaCarousel(OPTIONS, [autoplay]);
  const [selected, setSelected] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [held, setHeld] = useState(false);
  const reducedMotion = useReducedMotion();
  const playing = choice ? choice === 'play' : !reducedMotion;

  useEffect(() => {
    if (!embla) return;
    const showSelected = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', showSelected);
    return () => void embla.off('select', showSelected);
  }, [embla]);

  useEffect(() => {
    if (!embla) return;
    if (playing && !held) autoplay.play();
    else autoplay.stop();
  }, [embla, autoplay, playing, held]);

  const pauseForReading = ({ target }: MouseEvent) =>
    (target as Element).closest('summary') && setChoice('pause');
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) };
  const holdFocus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <div role="group" aria-roledescription={carousel.role} aria-label={label} {...hold}>
      <div ref={viewport} className="overflow-hidden" onClick={pauseForReading}>
        <div className="flex">
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={carousel.slideRole}
              aria-label={carousel.slide(index + 1, slides.length)}
              inert={index !== selected}
              className="min-w-0 flex-[0_0_100%] pr-6"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className="carousel-controls">
        <button
          type="button"
          onClick={() => embla?.scrollPrev()}
          {...holdFocus}
          aria-label={carousel.previous}
        >
          <Icon name="arrow" className="rotate-180" />
        </button>
        <button type="button" onClick={() => embla?.scrollNext()} {...holdFocus} aria-label={carousel.next}>
          <Icon name="arrow" />
        </button>
        <button
          type="button"
          onClick={() => setChoice(playing ? 'pause' : 'play')}
          aria-label={playing ? carousel.pause : carousel.play}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <p aria-hidden="true">{`${selected + 1} / ${slides.length}`}</p>
      </div>
    </div>
  );
}

/** Whether the visitor prefers reduced motion; true on the server. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(REDUCED_MOTION);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}
