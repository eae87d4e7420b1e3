import type { ShareNetwork } from './share';

/** A network with the address of its sharing page for the page shown. */
export type ShareLink = { network: ShareNetwork; href: string };

/** The popup's size in CSS pixels: half the screen, within the specification's 500–1000 by 400–820. */
export function sharePopupSize(screen: { width: number; height: number }): { width: number; height: number } {
  const clamp = (low: number, value: number, high: number) =>
    Math.round(Math.min(high, Math.max(low, value)));
  return { width: clamp(500, screen.width / 2, 1000), height: clamp(400, screen.height * 0.7, 820) };
}
