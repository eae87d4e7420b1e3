'use client';

import { useSyncExternalStore } from 'react';
import { starWords } from '@/lib/content/save-star';
import { onDeviceText } from '@/lib/browser/device-text';
import { countSaved } from '@/lib/browser/saved/saved-text';

/** "Saved jobs (3)", a link to them; nothing if there are none. Separate from the star, which job pages have without it. */
export function SavedCount({ href }: { href: string }) {
  const count = useSyncExternalStore(onDeviceText, countSaved, () => 0);
  return count > 0 && <a href={href}>{starWords.count(count)}</a>;
}
