import { Counter, Histogram, Registry } from 'prom-client';
import { processWide } from '../process-wide';

declare module '../process-wide' {
  interface ProcessWide {
    metrics: Metrics;
  }
}

type Metrics = ReturnType<typeof createMetrics>;

/** The website's metrics, with names and units as recommended by Prometheus (prometheus.io/docs/practices/naming). */
export function metrics(): Metrics {
  return (processWide.metrics ??= createMetrics());
}

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'dwaar_http_request_duration_seconds',
      help: 'Request duration by kind of page, status, and what answered: the page store or Next',
      labelNames: ['route', 'status', 'answered_by'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    cacheReads: new Counter({
      name: 'dwaar_cache_reads_total',
      help: 'Cache reads by kind (page, data) and result (hit, miss)',
      labelNames: ['kind', 'result'],
      registers,
    }),
    upstreamCalls: new Histogram({
      name: 'dwaar_upstream_call_duration_seconds',
      help: 'Duration of recruitment API calls by call and outcome (ok, http, network, shape)',
      labelNames: ['call', 'outcome'],
      buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    submissions: new Counter({
      name: 'dwaar_submissions_total',
      help: 'Checked forms by form and outcome (delivered, waiting, refused, unavailable)',
      labelNames: ['form', 'outcome'],
      registers,
    }),
    captchas: new Counter({
      name: 'dwaar_captchas_total',
      help: 'Captchas issued by form, kind (picture, or proof of work instead) and level of work, 0 for none',
      labelNames: ['form', 'kind', 'level'],
      registers,
    }),
  };
}
