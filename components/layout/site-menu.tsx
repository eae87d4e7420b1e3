'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { menu } from '@/lib/content/every-page';
import { Icon } from '../ui/icon';
import { onEscape } from '../ui/on-escape';

const MENU_ID = 'site-menu';

/** Made inert while the panel is open. */
const BEHIND = 'body > :not(.site-header), .site-name, .site-languages';

/** The menu panel: slides in within 400 ms on phones, part of the header from 992 px. */
export function SiteMenu({ children }: { children: ReactNode }) {
  // Null before hydration and without scripts: the toggle is then a link to the panel, opened by CSS as `:target`.
  const hash = useSyncExternalStore(neverChanges, readHash, noHash);
  const [chosen, setOpen] = useState<boolean>();
  const open = chosen ?? hash === `#${MENU_ID}`;
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
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    setOpen(false);
    // Even for links to the current page. The style sheet decides whether this is smooth.
    if (!link.target) scrollTo(0, 0);
  };

  return (
    <>
      {hash === null ? (
        <>
          <a href={`#${MENU_ID}`} className="menu-toggle">
            <ToggleLabel />
          </a>
          <a href="#" className="menu-toggle">
            <ToggleLabel open />
          </a>
        </>
      ) : (
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={MENU_ID}
          onClick={() => setOpen(!open)}
          className="menu-toggle"
        >
          <ToggleLabel open={open} />
        </button>
      )}
      <div className="menu-backdrop" data-open={open} onClick={() => setOpen(false)} />
      <nav
        id={MENU_ID}
        aria-label={menu.label}
        data-open={hash === null ? undefined : open}
        onClick={closeAfterLink}
        className="site-menu"
      >
        {children}
      </nav>
    </>
  );
}

function ToggleLabel({ open = false }) {
  const label = open ? menu.close : menu.open;
  return (
    <>
      <Icon name={open ? 'close' : 'menu'} />
      {/* Like ui/changing.tsx, without loading its module on every page. */}
      <span key={label}>{label}</span>
    </>
  );
}

const neverChanges = () => () => {};
const readHash = () => location.hash;
const noHash = () => null;
