/** Prefix of a proof-of-work token; the rest is the solved challenge in base64. */
export const WORK_PREFIX = 'work:';
