/**
 * What Next itself sends with a page that has no client component of its own: gzip bytes of its scripts, measured on
 * bare-app.ts by `npm run weight -- --measure-bare`. Measured anew whenever Next's version changes.
 */
export const BARE_MINIMUM = { nextVersion: '16.4.6', scriptBytes: 134_904 };
