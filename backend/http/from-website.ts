import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { carriesSecret } from '../../lib/base/same-text';
import { RECEIVED_AT_HEADER, WEBSITE_HEADER } from '../../lib/contract/calls';
import { isLoopback } from '../../lib/base/network';
import { websiteToken } from '../../lib/base/website-token';
import { failure } from './answers';
import type { YourDataStore } from '../your-data/your-data-store';

/**
 * Admits only websites that know the secret and have rate limits and captchas, so that an API reachable by others is
 * not an open inbox. Without a secret, admits only programs of this machine.
 */
export function fromWebsite(secret: string | null): MiddlewareHandler {
  const isAdmitted =
    secret === null
      ? isLocalRequest
      : (c: Context) => carriesSecret(c.req.header(WEBSITE_HEADER), websiteToken(secret));
  return async (c, next) => {
    // Not 403, which a website would treat as a rejection of the form and report to its sender.
    if (!isAdmitted(c)) return failure(c, 401, apiAnswers.request.notFromWebsite);
    await next();
  };
}

/** Whether a request came from this machine and was not forwarded by a proxy. */
function isLocalRequest(c: Context): boolean {
  // Provided by @hono/node-server; without a connection the request was made in this process.
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  const address = incoming?.socket.remoteAddress;
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => c.req.header(name));
  return (
    !isForwarded &&
    (address === undefined || isLoopback(address.replace('::ffff:', '').replace('::1', '[::1]')))
  );
}

/** Whether an address was erased while its form waited on a website; answering success makes the website drop it. */
export async function erasedMeanwhile(
  c: Context,
  store: Pick<YourDataStore, 'wasErasedSince'>,
  email: string,
): Promise<boolean> {
  const receivedAt = Date.parse(c.req.header(RECEIVED_AT_HEADER) ?? '');
  if (Number.isNaN(receivedAt)) return false;
  return store.wasErasedSince(email, new Date(receivedAt).toISOString());
}
