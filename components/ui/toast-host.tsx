import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { provideToasts } from './toast';

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
