'use client';

import './toaster.css';
import { Toaster as Sonner } from 'sonner';
import { toasts } from '@/lib/content/toasts';

export { toast } from 'sonner';

const AUTO_HIDE_MS = 3000;
// Below the header, whose logo is a link.
const OFFSET = { top: '5.5rem', left: '1rem', right: '1rem' };

/** Its look is its own: it comes with the first toast. */
export function Toaster() {
  return (
    <Sonner
      position="top-center"
      duration={AUTO_HIDE_MS}
      offset={OFFSET}
      mobileOffset={OFFSET}
      closeButton
      containerAriaLabel={toasts.label}
      toastOptions={{ unstyled: true, className: 'toast', closeButtonAriaLabel: toasts.close }}
    />
  );
}
