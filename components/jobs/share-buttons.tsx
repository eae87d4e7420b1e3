'use client';

import type { MouseEvent } from 'react';
import type { ShareLink } from '@/lib/seo/share';
import { sharing } from '@/lib/content/sharing';
import { Icon } from '../ui/icon';

/** In CSS pixels; within the specification's 500–1000 by 400–820. */
const POPUP_SIZE = 'width=600,height=560';

/** Share links that open a popup with scripts. A client component, as props serialise smaller than elements. */
export function ShareButtons({ links }: { links: ShareLink[] }) {
  return (
    <ul className="share-links">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener" aria-label={sharing.on(network)} onClick={openPopup}>
            <Icon name={network.toLowerCase() as Lowercase<typeof network>} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function openPopup(event: MouseEvent<HTMLAnchorElement>) {
  const popup = open(event.currentTarget.href, '_blank', POPUP_SIZE);
  // A blocked popup falls back to the link. `noopener` would look like a blocked popup, so `opener` is cleared
  // afterwards.
  if (!popup) return;
  event.preventDefault();
  popup.opener = null;
}
