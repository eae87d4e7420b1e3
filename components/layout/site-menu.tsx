'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { menu } from '@/lib/content/every-page';
import { Icon } from '../ui/icon';

/** The menu panel: slides in from the right within 400 ms on phones, part of the header from 992 px on. */
export function SiteMenu({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  const closeAfterLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    setOpen(false);
    // Even if the link leads to the current page.
    if (!link.target) window.scrollTo({ top: 0, behavior: 'smooth' });
  };

  return (
    <>
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls="site-menu"
        onClick={() => setOpen(!open)}
        className="menu-toggle"
      >
        <Icon name={open ? 'close' : 'menu'} />
        {open ? menu.close : menu.open}
      </button>
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
