import type { NextPage } from './entry';

/** Next's key for the page at a path. */
export const keyOf = (path: string) => `/route-cache/APP_PAGE/0f/$${path === '/' ? '/index' : path}`;

/** A page as Next hands it over. */
export function testPage(html: string, tags = 'jobs', more: Partial<NextPage> = {}): NextPage {
  return {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('flight'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': tags, 'x-script-hashes': "'sha256-x'" },
    status: undefined,
    ...more,
  };
}
