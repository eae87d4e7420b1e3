'use client';

import { LoadingOverlay } from '../ui/loading-overlay';
import { ToastHost } from '../ui/toast-host';
import { useEffect } from 'react';
import { keepCampaign } from '@/lib/forms/campaign';

/** What accompanies a visit from page to page: its campaign, toasts and the loader. One, as each is sent with every page. */
export function Visit() {
  useCampaign();
  return (
    <>
      <ToastHost />
      <LoadingOverlay />
    </>
  );
}

/** Remembers for the visit which campaign led to the site. */
function useCampaign(): void {
  useEffect(keepCampaign, []);
}
