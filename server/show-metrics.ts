import { createServer } from 'node:http';
import { env } from '../lib/base/env';
import { fixedHeaders } from './fixed-headers';
import { log } from '../lib/base/log';
import { metrics } from '../lib/base/monitoring/metrics';

/** Serves the metrics on METRICS_PORT of the website's address if set, separately from the public site. */
export function showMetrics(): void {
  const { metricsPort, host } = env();
  if (metricsPort === null) return;
  createServer(async (request, response) => {
    response.setHeaders(new Map(Object.entries(fixedHeaders())));
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const { registry } = metrics();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      log('error', 'metrics-not-read', { problem: String(error) });
      response.writeHead(500).end();
    }
  })
    .on('error', (error: NodeJS.ErrnoException) =>
      log('error', 'metrics-not-served', { problem: error.code }),
    )
    .listen(metricsPort, host)
    // Does not keep the process alive.
    .unref();
}
