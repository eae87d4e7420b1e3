'use client';

import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../ui/icon';
import { onEscape } from '../ui/on-escape';

/** A menu entry with a list, opened by hover or keyboard on wide screens and by toggle below 992 px. */
export function SubMenu({ label, children }: { label: string; children: ReactNode }) {
  // Undefined: open while hovered. False: closed even then.
  const [open, setOpen] = useState<boolean>();

  useEffect(
    () =>
      onEscape(() => {
        setOpen(false);
        document.activeElement?.closest('.sub-menu')?.querySelector('button')?.focus();
      }),
    [],
  );

  const closeWhenFocusLeaves = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(undefined);
  };

  return (
    <li
      className="sub-menu"
      data-open={open}
      onBlur={closeWhenFocusLeaves}
      onPointerEnter={() => setOpen(open || undefined)}
    >
      <button
        type="button"
        aria-expanded={open ?? false}
        aria-controls="services-menu"
        onClick={() => setOpen(!open)}
        className="menu-entry"
      >
        {label}
        <Icon name="chevron" />
      </button>
      <div id="services-menu" className="sub-menu-panel" onClick={() => setOpen(false)}>
        {children}
      </div>
    </li>
  );
}
