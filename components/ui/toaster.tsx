'use client';

import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { onToasts, takeToasts } from './toast';

const AUTO_HIDE_MS = 3000;

/** Default export because React.lazy wants one. */
export default function Toaster() {
  useEffect(() => onToasts(showWaiting), []);
  return (
    <Sonner
      position="top-center"
      duration={AUTO_HIDE_MS}
      closeButton
      richColors
      toastOptions={{ style: { fontFamily: 'inherit', fontSize: '1rem' } }}
    />
  );
}

function showWaiting() {
  for (const { text, kind } of takeToasts()) toast[kind](text);
}
