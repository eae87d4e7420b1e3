import 'server-only';
import diagnosticsChannel from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { env } from '../env';
import { isSentFromStore } from '../http/stored-pages';
import { log } from '../log';
import { metrics } from './metrics';
import { registerProcessGauges } from './process-gauges';
import { routeName } from './route-name';

type Finished = { request: IncomingMessage; response: ServerResponse };

const startedAt = new WeakMap<IncomingMessage, number>();

/** Called once, at start: counts requests, and shows what is counted on METRICS_PORT, away from the public site. */
export function startMonitoring(): void {
  const { metricsPort, metricsHost } = env();
  if (metricsPort === null) return;
  registerProcessGauges(metrics().registry);
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    startedAt.set((message as Finished).request, performance.now());
  });
  diagnosticsChannel.subscribe('http.server.response.finish', (message) => {
    count(message as Finished, metricsPort);
  });
  createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const { registry } = metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  })
    .on('error', (error: NodeJS.ErrnoException) =>
      log('error', 'metrics-not-served', { problem: error.code }),
    )
    .listen(metricsPort, metricsHost)
    // Never a reason for the process to stay alive.
    .unref();
}

function count({ request, response }: Finished, metricsPort: number): void {
  const started = startedAt.get(request);
  if (started === undefined || request.url?.startsWith('/_next/') || request.socket.localPort === metricsPort)
    return;
  metrics().requests.observe(
    {
      route: routeName(request.url ?? ''),
      status: response.statusCode,
      answered_by: isSentFromStore(request) ? 'store' : 'next',
    },
    (performance.now() - started) / 1000,
  );
}
