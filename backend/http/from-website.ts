import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { apiAnswers } from '../../lib/content/api-answers';
import { carriesSecret } from '../../lib/base/same-text';
import { RECEIVED_AT_HEADER, WEBSITE_HEADER } from '../../lib/contract/calls';
import { isLoopback } from '../../lib/base/network';
import { websiteToken } from '../../lib/base/website-token';
import { failure } from './answers';
import type { YourDataStore } from '../your-data/queries';

/**
 * Lets in the websites that know the secret, which have limits and captchas: an API that is reached by others, too, must be
 * no open inbox. Without a secret, only programs of this machine are let in.
 */
export function fromWebsite(secret: string | null): MiddlewareHandler {
  const isLetIn =
    secret === null
      ? isOfThisMachine
      : (c: Context) => carriesSecret(c.req.header(WEBSITE_HEADER), websiteToken(secret));
  return async (c, next) => {
    // Not 403, which a website would take for a verdict on the form and tell its sender.
    if (!isLetIn(c)) return failure(c, 401, apiAnswers.request.notFromWebsite);
    await next();
  };
}

/** Whether a request was made here; a proxy of this machine names whom it asks for. */
function isOfThisMachine(c: Context): boolean {
  // As @hono/node-server hands it over; without a connection the request was made in this process.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const address = incoming?.socket.remoteAddress;
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => c.req.header(name));
  return (
    !isForwarded &&
    (address === undefined || isLoopback(address.replace('::ffff:', '').replace('::1', '[::1]')))
  );
}

/**
 * Whether a form waited on a website while all that came from its address was erased: it is answered as if it were stored,
 * so that the website forgets it, too.
 */
export async function erasedMeanwhile(
  c: Context,
  store: Pick<YourDataStore, 'wasErasedSince'>,
  email: string,
): Promise<boolean> {
  const receivedAt = Date.parse(c.req.header(RECEIVED_AT_HEADER) ?? '');
  if (Number.isNaN(receivedAt)) return false;
  return store.wasErasedSince(email, new Date(receivedAt).toISOString());
}
