'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { menu } from '@/lib/content/every-page';
import { Icon } from '../ui/icon';
import { onEscape } from '../ui/on-escape';
import { FOOTER_LINKS } from './footer-links';

/** What the open panel covers: only the panel and its toggle can be used then. */
const BEHIND = 'body > :not(.site-header), .site-name';

/** The menu panel: slides in from the right within 400 ms on phones, part of the header from 992 px on. */
export function SiteMenu({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  // Before that, and without script, the toggle is a link to the footer's links.
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    matchMedia('(min-width: 992px)').onchange = () => setOpen(false);
  }, []);

  useEffect(() => {
    if (!open) return;
    const behind = document.querySelectorAll<HTMLElement>(BEHIND);
    const setInert = (inert: boolean) => behind.forEach((element) => (element.inert = inert));
    setInert(true);
    const stop = onEscape(() => {
      setOpen(false);
      toggle.current?.focus();
    });
    return () => {
      setInert(false);
      stop();
    };
  }, [open]);

  const closeAfterLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    setOpen(false);
    // Even if the link leads to the current page. Smoothly where the style sheet says so.
    if (!link.target) scrollTo(0, 0);
  };

  const label = (
    <>
      <Icon name={open ? 'close' : 'menu'} />
      {open ? menu.close : menu.open}
    </>
  );
  return (
    <>
      {!isReady ? (
        <a href={`#${FOOTER_LINKS}`} className="menu-toggle">
          {label}
        </a>
      ) : (
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
          className="menu-toggle"
        >
          {label}
        </button>
      )}
      <div className="menu-backdrop" data-open={open} onClick={() => setOpen(false)} />
      <nav
        id="site-menu"
        aria-label={menu.label}
        data-open={open}
        onClick={closeAfterLink}
        className="site-menu"
      >
        {children}
      </nav>
    </>
  );
}
