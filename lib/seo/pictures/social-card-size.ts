/** What Open Graph and X ask of a large card, in pixels. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };
