'use client';

import type { MouseEvent } from 'react';
import { type ShareLink, sharePopupSize } from '@/lib/seo/share';
import { shareOn } from '@/lib/content/sharing';
import { Icon } from '../ui/icon';

/** Share the page in a popup; without script, plain links to the networks' sharing pages. */
export function ShareButtons({ links }: { links: ShareLink[] }) {
  return (
    <ul className="share-links">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener" aria-label={shareOn(network)} onClick={openPopup}>
            <Icon name={network.toLowerCase() as Lowercase<typeof network>} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function openPopup(event: MouseEvent<HTMLAnchorElement>) {
  const { width, height } = sharePopupSize(window.screen);
  const [left, top] = [(window.screen.width - width) / 2, (window.screen.height - height) / 2];
  const features = `width=${width},height=${height},left=${left},top=${top}`;
  // If the popup is blocked, the link itself is followed.
  if (window.open(event.currentTarget.href, '_blank', features)) event.preventDefault();
}
