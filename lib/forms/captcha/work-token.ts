/** How the token of a proof of work begins; the rest is base64 of the solved challenge. */
export const WORK_PREFIX = 'work:';
