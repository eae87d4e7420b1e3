'use client';

import { LoadingOverlay } from '../ui/loading-overlay';
import { ToastHost } from '../ui/toast-host';
import { useCampaign } from './use-campaign';
import { useSoftLinks } from './use-soft-links';

/** What accompanies a visit from page to page: its links, its campaign, toasts and the loader. One, as each is sent with every page. */
export function Visit() {
  useSoftLinks();
  useCampaign();
  return (
    <>
      <ToastHost />
      <LoadingOverlay />
    </>
  );
}
