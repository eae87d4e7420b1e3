import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainAnswers } from '../lib/content/website-answers';
import { env } from '../lib/base/env';
import { isLoopback } from '../lib/base/network';
import { answerShortly } from './fixed-headers';

/** Paths that monitors, load balancers and the recruitment API may request under any host name. */
const FOR_ANY_HOST = /^\/api\/(?:health|ready|revalidate|outbox\/erase)(?:\?|$)/;

/**
 * Refuses requests for other hosts than a public SITE_URL's, so that no other domain can front the site and its forms.
 * Redirects those that differ only by "www." or a port; allows loopback names, for operators.
 * @returns whether the request may proceed; if not, it has been answered
 */
export function checkHost(request: IncomingMessage, response: ServerResponse): boolean {
  const site = new URL(env().siteUrl);
  const { host } = request.headers;
  if (host === undefined || request.headersDistinct.host?.length !== 1)
    return refuse(response, 400, plainAnswers.oneHost);
  if (isLoopback(site.hostname) || FOR_ANY_HOST.test(request.url!)) return true;
  const asked = hostOf(host, site.protocol);
  if (asked?.host === site.host || (asked && isLoopback(asked.hostname))) return true;
  const isOtherName = asked && withoutWww(asked.hostname) === withoutWww(site.hostname);
  if (isOtherName && request.url!.startsWith('/'))
    return refuse(response, 308, '', site.origin + request.url);
  return refuse(response, 421, plainAnswers.otherHost(site.origin));
}

function hostOf(host: string, protocol: string): URL | null {
  const address = `${protocol}//${host}`;
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(address) ? new URL(address) : null;
}

function withoutWww(hostname: string): string {
  return hostname.replace(/^www\./, '');
}

function refuse(response: ServerResponse, status: number, text: string, location?: string): false {
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...(location && { location }) };
  answerShortly(response, status, headers, text && `${text}\n`);
  return false;
}
