import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { holdLoader } from '../ui/loading';

// A page that is there at once should not flash the loader.
const PATIENCE_MS = 200;

/** Follows the site's own links (ui/link) without loading the page anew: one listener for all of them. */
export function useSoftLinks(): void {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const wantsLoader = useRef(false);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = softLink(event);
      if (!link) return;
      event.preventDefault();
      wantsLoader.current = link.dataset.soft === 'loader';
      startTransition(() => router.push(link.pathname + link.search + link.hash));
    };
    // On the window, so that components' own handlers come first and can prevent it.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [router]);

  useEffect(() => {
    if (!pending || !wantsLoader.current) return;
    let release: (() => void) | undefined;
    const timer = setTimeout(() => (release = holdLoader()), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      release?.();
    };
  }, [pending]);
}

/** The site's link that a plain click is on; what opens tabs or windows is left to the browser. */
function softLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null;
  return link && !link.target ? link : null;
}
