import { createHmac } from 'node:crypto';

/**
 * What a website shows its recruitment API, of the secret that both know (REVALIDATE_SECRET). Derived, so that an API of
 * somebody else's that gets to see it can do nothing with it.
 */
export function websiteToken(secret: string): string {
  return createHmac('sha256', secret).update('dwaar website').digest('base64url');
}
