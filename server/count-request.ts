import type { IncomingMessage, ServerResponse } from 'node:http';
import { metrics } from '../lib/shared/monitoring/metrics';
import { routeName } from '../lib/shared/monitoring/route-name';

/** Counts a request when it is over: what it was for, how it ended, how long it took, and who answers it. */
export function countWhenOver(
  request: IncomingMessage,
  response: ServerResponse,
  answeredBy: 'store' | 'next',
): void {
  const startedAt = performance.now();
  const route = routeName(request.url ?? '');
  response.once('close', () =>
    metrics().requests.observe(
      { route, status: response.statusCode, answered_by: answeredBy },
      (performance.now() - startedAt) / 1000,
    ),
  );
}
