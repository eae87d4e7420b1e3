import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { languageOf } from '../lib/base/language-of-address';
import { log } from '../lib/base/log';
import type { FailurePages } from './failure-pages';
import { finishPage, NOT_STORED, type Page } from './page';
import type { Render, RenderOptions } from './render';

/** Renders the page of an address; a failure page stands in for a 404 or a failed render. */
export async function makePage(
  address: string,
  options: RenderOptions,
  render: Render,
  failures: FailurePages,
): Promise<Page> {
  const madeAt = Date.now();
  const rendered = await render(address, options).catch((error: unknown) => {
    log('error', 'page-not-rendered', { problem: String(error) });
    return null;
  });
  const language = languageOf(address);
  if (!rendered || rendered.status >= 500) return failures.unavailable(language);
  if (rendered.status === 404) return failures.notFound(language);
  return finishPage(rendered, madeAt);
}

/**
 * Renders the payload of a client-side navigation. Failures need no designed page: the router falls back to a full page
 * load.
 */
export async function makeNavigation(request: IncomingMessage, id: string, render: Render): Promise<Page> {
  const page = await finishPage(
    await render(request.url!, { id, headers: ofRouter(request.headers) }),
    Date.now(),
  );
  return { ...page, isCacheable: false, headers: { ...page.headers, 'cache-control': NOT_STORED } };
}

function ofRouter(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name === 'rsc' || name.startsWith('next-')),
  );
}
