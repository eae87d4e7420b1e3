'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CloseIcon, MenuIcon } from '../ui/icons';

/** The menu panel: slides in from the right within 400 ms on phones, stands in the header from 992 px on. */
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
    document.body.classList.add('overflow-hidden', 'lg:overflow-visible');
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.body.classList.remove('overflow-hidden', 'lg:overflow-visible');
    };
  }, [open]);

  const closeAfterLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) setOpen(false);
  };

  return (
    <>
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls="site-menu"
        onClick={() => setOpen(!open)}
        className="border-line text-ink relative z-50 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border bg-white/60 px-4 font-medium lg:hidden"
      >
        {open ? <CloseIcon /> : <MenuIcon />}
        {open ? 'Close' : 'Menu'}
      </button>
      <div
        className={`bg-ink-band/50 fixed inset-0 z-30 transition-opacity duration-[400ms] lg:hidden ${open ? 'opacity-100' : 'pointer-events-none opacity-0'}`}
        onClick={() => setOpen(false)}
      />
      <nav
        id="site-menu"
        aria-label="Main"
        data-open={open}
        onClick={closeAfterLink}
        className="site-menu bg-paper lg:static lg:bg-transparent"
      >
        {children}
      </nav>
    </>
  );
}
