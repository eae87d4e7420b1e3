'use client';

import { useSyncExternalStore } from 'react';
import { starWords } from '@/lib/content/save-star';
import { onDeviceText } from '@/lib/browser/device-text';
import { countSaved } from '@/lib/browser/saved/saved-text';
import { routes } from '@/lib/routes';

/**
 * "Saved jobs (3)", leading to them; nothing while there are none. Apart from the star, which job pages have too, as it
 * brings all routes into the scripts.
 */
export function SavedCount() {
  const count = useSyncExternalStore(onDeviceText, countSaved, () => 0);
  return count > 0 && <a href={routes.saved()}>{starWords.count(count)}</a>;
}
