'use client';

import { useSyncExternalStore } from 'react';
import { starWords } from '@/lib/content/save-star';
import { Icon } from '../ui/icon';
import { onDeviceText } from '@/lib/browser/device-text';
import type { StarredJob } from '@/lib/browser/saved/saved-jobs';
import { isSaved } from '@/lib/browser/saved/saved-text';

/** Saves or removes a job on this device, in browsers only; app/parts.css reserves space. Loads code on first use. */
export function SaveStar(job: StarredJob) {
  const id = job.href.split('/').at(-2)!;
  const saved = useSyncExternalStore(
    onDeviceText,
    () => isSaved(id),
    () => null,
  );
  if (saved === null) return null;
  const icon = saved ? 'starred' : 'star';
  return (
    <button
      className="save-star"
      aria-pressed={saved}
      onClick={() => import('./toggle-saved').then((module) => module.toggleSaved(id, job))}
    >
      <Icon name={icon} />
      {/* No label, which would be in the page's language as a whole. */}
      <span className="sr-only">
        {starWords[icon]}
        <span lang={job.lang}>{job.title}</span>
      </span>
    </button>
  );
}
