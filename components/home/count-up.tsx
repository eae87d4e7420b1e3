'use client';

import { useEffect, useRef } from 'react';
import { Boundary } from '../ui/boundary';

const DURATION_MS = 10_000;
// Starting from zero would show embarrassing numbers.
const START = 0.6;

/**
 * A number, as in "480+", that counts up ever more slowly for 10 seconds once scrolled into view. The final value on the
 * server and with reduced motion.
 */
export function CountUp({ target }: { target: number }) {
  return (
    <Boundary fallback={atLeast(target)}>
      <Counting target={target} />
    </Boundary>
  );
}

function Counting({ target }: { target: number }) {
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const node = element.current;
    if (!node || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const startedAt = performance.now();
      const step = (now: number) => {
        const progress = Math.min(1, (now - startedAt) / DURATION_MS);
        node.textContent = atLeast(Math.round(target * shareAt(progress)));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      node.textContent = atLeast(target);
    };
  }, [target]);

  return (
    <>
      {/* Includes the plus sign, which would otherwise move as digits are added. */}
      <span ref={element} aria-hidden="true">
        {atLeast(target)}
      </span>
      <span className="sr-only">{atLeast(target)}</span>
    </>
  );
}

const atLeast = (count: number) => `${count}+`;

/** The share of the target to show; argument and result are from 0 to 1. */
const shareAt = (progress: number) => 1 - (1 - START) * (1 - progress) ** 3;
