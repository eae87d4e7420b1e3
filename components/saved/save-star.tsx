'use client';

import { useSyncExternalStore } from 'react';
import { starWords } from '@/lib/content/save-star';
import { Icon } from '../ui/icon';
import { onDeviceText } from '@/lib/browser/device-text';
import { isSaved } from '@/lib/browser/saved/saved-text';
import type { StarredJob } from './toggle-saved';

/** The id of a job by the link to its page. */
export const jobIdOf = (href: string) => href.split('/').at(-2)!;

/**
 * Saves or removes a job on this device, in browsers only; app/parts.css reserves space. Loads code on first use. Its name
 * ends with the element of the job's title, "t" and its id, which may be in another language than the page.
 */
export function SaveStar(job: StarredJob) {
  const id = jobIdOf(job.href);
  const saved = useSyncExternalStore(
    onDeviceText,
    () => isSaved(id),
    () => null,
  );
  if (saved === null) return null;
  return (
    <button
      type="button"
      className="save-star"
      aria-pressed={saved}
      id={`s${id}`}
      aria-label={starWords[saved ? 'saved' : 'save']}
      aria-labelledby={`s${id} t${id}`}
      onClick={() => import('./toggle-saved').then(({ toggleSaved }) => toggleSaved(id, job))}
    >
      <Icon name={saved ? 'starred' : 'star'} />
    </button>
  );
}
