import { createHmac } from 'node:crypto';

/**
 * The token by which a website authenticates to its recruitment API. Derived from their shared REVALIDATE_SECRET, so that a
 * third-party API that receives it cannot revalidate pages with it.
 */
export function websiteToken(secret: string): string {
  return createHmac('sha256', secret).update('dwaar website').digest('base64url');
}
