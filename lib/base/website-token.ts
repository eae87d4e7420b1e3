import { createHmac } from 'node:crypto';

/**
 * The token by which a website authenticates to its recruitment API, derived from their shared REVALIDATE_SECRET: a
 * third-party API that receives it cannot use it to revalidate pages.
 */
export function websiteToken(secret: string): string {
  return createHmac('sha256', secret).update('dwaar website').digest('base64url');
}
