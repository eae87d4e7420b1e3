'use client';

import { useSyncExternalStore } from 'react';
import { starWords } from '@/lib/content/save-star';
import { onDeviceText } from '@/lib/browser/device-text';
import { countSaved } from '@/lib/browser/saved/saved-text';
import { routes } from '@/lib/routes';

/** "Saved jobs (3)"; nothing if there are none. Separate from the star, as it imports all routes. */
export function SavedCount() {
  const count = useSyncExternalStore(onDeviceText, countSaved, () => 0);
  return count > 0 && <a href={routes.saved()}>{starWords.count(count)}</a>;
}
