'use client';

import './toaster.css';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { toasts } from '@/lib/content/toasts';

export const toast = {
  error: (text: string) => sonner.error(text),
  success: (text: string) => sonner.success(text),
};

const AUTO_HIDE_MS = 3000;
// Below the header, whose logo is a link.
const OFFSET = { top: '5.5rem', bottom: '1rem', left: '1rem', right: '1rem' };

/** Styled inline, as it loads with the first toast. */
export function Toaster() {
  return (
    <Sonner
      position="top-center"
      duration={AUTO_HIDE_MS}
      offset={OFFSET}
      mobileOffset={OFFSET}
      closeButton
      customAriaLabel={toasts.label}
      toastOptions={{ unstyled: true, className: 'toast', closeButtonAriaLabel: toasts.close }}
    />
  );
}
