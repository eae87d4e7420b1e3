import { useEffect } from 'react';
import { keepCampaign } from '@/lib/forms/campaign';

/** Remembers for the visit which campaign led to the site. */
export function useCampaign(): void {
  useEffect(keepCampaign, []);
}
