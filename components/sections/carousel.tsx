'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { Children, type ReactNode, useEffect, useState } from 'react';

const INTERVAL_MS = 3000;

/**
 * Slides that wrap around and advance every 3 seconds. They stand still while hovered or focused, when paused,
 * and for visitors who ask for reduced motion.
 */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const [autoplay] = useState(() =>
    Autoplay({
      delay: INTERVAL_MS,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
      playOnInit: false,
    }),
  );
  const [viewport, embla] = useEmblaCarousel({ loop: true }, [autoplay]);
  const [playing, setPlaying] = useState(false);
  const [selected, setSelected] = useState(0);
  const slides = Children.toArray(children);

  useEffect(() => {
    if (!embla) return;
    const showSelected = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', showSelected);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      autoplay.play();
      setPlaying(true);
    }
    return () => void embla.off('select', showSelected);
  }, [embla, autoplay]);

  const toggle = () => {
    if (playing) autoplay.stop();
    else autoplay.play();
    setPlaying(!playing);
  };

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div ref={viewport} className="overflow-hidden">
        <div className="flex">
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={index !== selected}
              className="min-w-0 flex-[0_0_100%] pr-6"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <CarouselButton onClick={() => embla?.scrollPrev()}>Previous</CarouselButton>
        <CarouselButton onClick={() => embla?.scrollNext()}>Next</CarouselButton>
        <CarouselButton onClick={toggle}>{playing ? 'Pause' : 'Play'}</CarouselButton>
        <p className="text-brand-soft ml-2 text-sm tabular-nums" aria-hidden="true">
          {selected + 1} / {slides.length}
        </p>
      </div>
    </div>
  );
}

function CarouselButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="border-ink-bandline hover:text-ink-band min-h-11 cursor-pointer rounded-full border px-5 text-sm font-semibold text-white hover:bg-white"
    >
      {children}
    </button>
  );
}
