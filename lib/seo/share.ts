import { keysOf } from '../base/keys';

/** Sharing pages by network, for a page's URL and title, both encoded. */
const SHARING_PAGES = {
  WhatsApp: (page: string, title: string) => `https://api.whatsapp.com/send?text=${title}%20${page}`,
  Facebook: (page: string) => `https://www.facebook.com/sharer/sharer.php?u=${page}`,
  LinkedIn: (page: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
  X: (page: string, title: string) => `https://x.com/intent/post?url=${page}&text=${title}`,
};
type ShareNetwork = keyof typeof SHARING_PAGES;

/** URL of a network's sharing page for `url`. */
export const shareUrl = (network: ShareNetwork, url: string, title: string): string =>
  SHARING_PAGES[network](encodeURIComponent(url), encodeURIComponent(title));

/** Sharing links of all networks for `url`. */
export function shareLinks(url: string, title: string): ShareLink[] {
  return keysOf(SHARING_PAGES).map((network) => ({ network, href: shareUrl(network, url, title) }));
}

/** URL of a chat on WhatsApp with a number such as "+910000000000". */
export const whatsappChat = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;

/** URL of a WhatsApp chat with a prepared first message. */
export const whatsappQuestion = (number: string, text: string) =>
  `${whatsappChat(number)}?text=${encodeURIComponent(text)}`;

/** A network and the URL of its sharing page for the current page. */
export type ShareLink = { network: ShareNetwork; href: string };
