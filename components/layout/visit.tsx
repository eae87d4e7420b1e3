'use client';

import { LoadingOverlay } from '../ui/loading-overlay';
import { ToastHost } from '../ui/toast-host';
import { useEffect } from 'react';
import { keepCampaign } from '@/lib/forms/campaign';

/**
 * What accompanies a visit across pages: campaign, toasts and the loader. One component, because each would be
 * serialised into every page.
 */
export function Visit() {
  useCampaign();
  return (
    <>
      <ToastHost />
      <LoadingOverlay />
    </>
  );
}

/** Remembers which campaign led to the site. */
function useCampaign(): void {
  useEffect(keepCampaign, []);
}
