'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import { carousel } from '@/lib/content/carousel';
import { useSyncExternalStore } from 'react';

const INTERVAL_MS = 3000;

/**
 * Two or more slides that wrap around and advance every 3 seconds. They stop while hovered or focused, when paused,
 * and, until Play is pressed, for visitors who prefer reduced motion.
 */
export function MovingSlides({ label, slides }: { label: string; slides: ReactNode[] }) {
  const [autoplay] = useState(() =>
    Autoplay({ delay: INTERVAL_MS, stopOnInteraction: false, playOnInit: false }),
  );
  const [viewport, embla] = useEmblaCarousel({ loop: true }, [autoplay]);
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

  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) };
  const holdFocus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <div role="group" aria-roledescription={carousel.role} aria-label={label} {...hold}>
      <div ref={viewport} className="overflow-hidden">
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
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <button type="button" className={buttonLook} onClick={() => embla?.scrollPrev()} {...holdFocus}>
          {carousel.previous}
        </button>
        <button type="button" className={buttonLook} onClick={() => embla?.scrollNext()} {...holdFocus}>
          {carousel.next}
        </button>
        <button type="button" className={buttonLook} onClick={() => setChoice(playing ? 'pause' : 'play')}>
          {playing ? carousel.pause : carousel.play}
        </button>
        <p className="text-brand-soft ml-2 text-sm tabular-nums" aria-hidden="true">
          {selected + 1} / {slides.length}
        </p>
      </div>
    </div>
  );
}

const buttonLook =
  'border-ink-bandline hover:text-ink-band min-h-11 cursor-pointer rounded-full border px-5 text-sm font-semibold text-white hover:bg-white';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion; true until the browser has said. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
