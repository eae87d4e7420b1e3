/** Place names in script, by slug. */
export const places: Record<string, string> = { bengaluru: 'बेंगलुरु', mumbai: 'मुंबई', pune: 'पुणे' };
