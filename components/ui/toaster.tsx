'use client';

import './toaster.css';
import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { toasts } from '@/lib/content/toasts';
import { onToasts, takeToasts } from './toast';

const AUTO_HIDE_MS = 3000;
// Below the header, whose logo is a link.
const OFFSET = { top: '5.5rem', left: '1rem', right: '1rem' };

/** Default export because React.lazy wants one. Its look is its own: it comes with the first toast. */
export default function Toaster() {
  useEffect(() => onToasts(showWaiting), []);
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

function showWaiting() {
  for (const { text, kind } of takeToasts()) toast[kind](text);
}
