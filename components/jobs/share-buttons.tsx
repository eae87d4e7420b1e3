'use client';

import type { MouseEvent } from 'react';
import { shareNetworks, type ShareNetwork, sharePopupSize, shareUrl } from '@/lib/share';
import { SocialIcon } from '../ui/social-icons';

/** Share the page in a popup; without script they are plain links to the networks' sharing pages. */
export function ShareButtons({ pageUrl, title }: { pageUrl: string; title: string }) {
  const openPopup = (event: MouseEvent, network: ShareNetwork) => {
    const { width, height } = sharePopupSize(window.screen);
    const [left, top] = [(window.screen.width - width) / 2, (window.screen.height - height) / 2];
    const features = `width=${width},height=${height},left=${left},top=${top}`;
    const popup = window.open(shareUrl(network, window.location.href, title), '_blank', features);
    // A blocked popup leaves the link to do its work.
    if (popup) event.preventDefault();
  };
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {shareNetworks.map((network) => (
        <li key={network}>
          <a
            href={shareUrl(network, pageUrl, title)}
            target="_blank"
            rel="noopener"
            aria-label={`Share on ${network}`}
            onClick={(event) => openPopup(event, network)}
            className="border-line bg-paper-raised text-brand hover:bg-brand flex size-12 items-center justify-center rounded-full border hover:text-white"
          >
            <SocialIcon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
