'use client';

import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../ui/icon';

/** A menu entry that opens a list: by hover or keyboard on wide screens, by toggle below 992 px. */
export function SubMenu({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const closeWhenFocusLeaves = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };

  return (
    <li
      className="sub-menu relative"
      data-open={open}
      onBlur={closeWhenFocusLeaves}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="services-menu"
        onClick={() => setOpen(!open)}
        className="menu-entry w-full cursor-pointer justify-between lg:w-auto"
      >
        {label}
        <Icon name="chevron" className="size-4 transition-transform duration-200" />
      </button>
      <div id="services-menu" className="sub-menu-panel" onClick={() => setOpen(false)}>
        {children}
      </div>
    </li>
  );
}
