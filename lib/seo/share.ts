export const shareNetworks = ['WhatsApp', 'Facebook', 'LinkedIn', 'X'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

/** URL of a network's sharing page for `url`. */
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

/** Sharing links of all networks for `url`. */
export function shareLinks(url: string, title: string): ShareLink[] {
  return shareNetworks.map((network) => ({ network, href: shareUrl(network, url, title) }));
}

/** A network and the URL of its sharing page for the current page. */
export type ShareLink = { network: ShareNetwork; href: string };

/** The popup's size in CSS pixels: half the screen, within the specification's 500–1000 by 400–820. */
export function sharePopupSize(screen: { width: number; height: number }): { width: number; height: number } {
  const clamp = (low: number, value: number, high: number) =>
    Math.round(Math.min(high, Math.max(low, value)));
  return { width: clamp(500, screen.width / 2, 1000), height: clamp(400, screen.height * 0.7, 820) };
}
