import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from '../lib/monitoring/metrics';
import { routeName } from '../lib/monitoring/route-name';

const answeredBy = new WeakMap<IncomingMessage, 'store' | 'next'>();

/** Counts a request when it is over: what it was for, how it ended and how long it took. */
export function countWhenOver(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  const route = routeName(request.url ?? '');
  response.once('close', () =>
    metrics().requests.observe(
      { route, status: response.statusCode, answered_by: answeredBy.get(request) ?? 'next' },
      (performance.now() - startedAt) / 1000,
    ),
  );
}

/** Notes for the count that a request was answered by the store of pages. */
export function noteAnsweredByStore(request: IncomingMessage): void {
  answeredBy.set(request, 'store');
}
