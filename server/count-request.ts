import type { IncomingMessage, ServerResponse } from 'node:http';
import { services } from '../lib/content/services/services';
import { metrics } from '../lib/base/monitoring/metrics';
import { routeName } from './route-name';

const servicePaths = services.map(({ path }) => path);

/** Records a request's route, status, duration and what answered it once its response has closed. */
export function countWhenOver(
  request: IncomingMessage,
  response: ServerResponse,
  answeredBy: 'store' | 'next',
): void {
  const startedAt = performance.now();
  const route = routeName(request.url ?? '', servicePaths);
  response.once('close', () =>
    metrics().requests.observe(
      { route, status: response.statusCode, answered_by: answeredBy },
      (performance.now() - startedAt) / 1000,
    ),
  );
}
