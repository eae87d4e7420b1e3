const shareNetworks = ['WhatsApp', 'Facebook', 'LinkedIn', 'X'] as const;
type ShareNetwork = (typeof shareNetworks)[number];

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

/** URL of a chat on WhatsApp with a number such as "+910000000000". */
export const whatsappChat = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;

/** URL of a WhatsApp chat with a prepared first message. */
export const whatsappQuestion = (number: string, text: string) =>
  `${whatsappChat(number)}?text=${encodeURIComponent(text)}`;

/** A network and the URL of its sharing page for the current page. */
export type ShareLink = { network: ShareNetwork; href: string };
