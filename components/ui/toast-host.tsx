import { lazy, Suspense, useEffect, useState } from 'react';
import { onToasts } from './toast';

const Toaster = lazy(() => import('./toaster'));

/** Stands in the layout, so that a toast outlives the page that showed it. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => (wanted ? undefined : onToasts(() => setWanted(true))), [wanted]);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
