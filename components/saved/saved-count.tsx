'use client';

import { useSyncExternalStore } from 'react';
import { savedCount } from '@/lib/content/save-star';
import { routes } from '@/lib/routes';
import { onDeviceText } from '@/lib/browser/device-text';
import { countSaved } from '@/lib/browser/saved/saved-text';

/** "Saved jobs (3)", leading to them; nothing while there are none. */
export function SavedCount() {
  const count = useSyncExternalStore(onDeviceText, countSaved, () => 0);
  return count > 0 && <a href={routes.saved()}>{savedCount(count)}</a>;
}
