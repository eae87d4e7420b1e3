import { type ComponentType, useEffect, useState } from 'react';
import { onToasts } from './toast';

/**
 * Stands in the layout, so that a toast outlives the page that showed it. What shows toasts comes with the first one. If
 * it does not come, the page stays as it is, with all that was typed; the next toast asks for it again.
 */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toaster) return;
    return onToasts(() => {
      import('./toaster').then((loaded) => setToaster(() => loaded.default)).catch(() => {});
    });
  }, [Toaster]);
  return Toaster && <Toaster />;
}
