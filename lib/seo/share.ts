import type { ShareLink } from './share-popup';

export const shareNetworks = ['WhatsApp', 'Facebook', 'LinkedIn', 'X'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

/** The address of a network's sharing page for `url`. */
export function shareUrl(network: ShareNetwork, url: string, title: string): string {
  const page = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  switch (network) {
    case 'WhatsApp':
      return `https://api.whatsapp.com/send?text=${text}%20${page}`;
    case 'Facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${page}`;
    case 'LinkedIn':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${page}`;
    case 'X':
      return `https://x.com/intent/post?url=${page}&text=${text}`;
  }
}

/** The links of all networks for `url`. */
export function shareLinks(url: string, title: string): ShareLink[] {
  return shareNetworks.map((network) => ({ network, href: shareUrl(network, url, title) }));
}
