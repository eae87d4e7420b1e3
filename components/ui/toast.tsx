import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Toasts = { success: (text: string) => unknown; error: (text: string) => unknown };

let mountToaster: (() => Promise<Toasts>) | null = null;

/** Shows a toast from anywhere in the browser. The toaster is loaded with the first one; without it nothing is shown. */
export function showToast(text: string, kind: keyof Toasts = 'error'): void {
  mountToaster?.().then(
    (toasts) => toasts[kind](text),
    (error: unknown) => console.error('toast could not be shown', error),
  );
}

/** The host's side: how the toaster is mounted. Returns the way to stop. */
export function provideToasts(mount: () => Promise<Toasts>): () => void {
  mountToaster = mount;
  return () => {
    mountToaster = null;
  };
}

/**
 * Mounted in the layout, so that a toast outlives the page that showed it. The toaster is loaded with the first toast.
 * If it fails to load, the page stays as it is, including what was typed, and the next toast tries again.
 */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      provideToasts(async () => {
        const loaded = await import('./toaster');
        // Mounted and listening before the first toast is handed over.
        flushSync(() => setToaster(() => loaded.Toaster));
        return loaded.toast;
      }),
    [],
  );
  return Toaster && <Toaster />;
}
