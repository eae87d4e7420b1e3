'use client';

import { useEffect, useRef } from 'react';
import { Boundary } from '../ui/boundary';

const DURATION_MS = 10_000;

/**
 * A number that counts up over 10 seconds once it scrolls into view. On the server, and with reduced motion, the final
 * value.
 */
export function CountUp({ target }: { target: number }) {
  return (
    <Boundary fallback={target}>
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
        node.textContent = String(Math.round(target * progress));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      node.textContent = String(target);
    };
  }, [target]);

  return (
    <>
      <span ref={element} aria-hidden="true">
        {target}
      </span>
      <span className="sr-only">{target}</span>
    </>
  );
}
