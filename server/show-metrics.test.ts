import { Gauge } from 'prom-client';
import { metrics } from '../lib/base/monitoring/metrics';
import { choosePortShift } from '../test/free-ports';
import { showMetrics } from './show-metrics';

let address: string;
beforeAll(async () => {
  const port = 9_464 + (await choosePortShift([9_464]));
  process.env.METRICS_PORT = String(port);
  address = `http://127.0.0.1:${port}`;
  showMetrics();
});

// A kept-alive connection would keep the test process from exiting.
const get = (path: string) => fetch(address + path, { headers: { connection: 'close' } });

test('what is counted is shown, and nothing else', async () => {
  metrics().cacheReads.inc({ kind: 'page', result: 'hit' });
  const shown = await get('/metrics');
  expect([shown.status, shown.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching('text/plain'),
  ]);
  expect(await shown.text()).toContain('dwaar_cache_reads_total{kind="page",result="hit"} 1');
  expect((await get('/')).status).toBe(404);
});

test('a metric that cannot be read fails this response only', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  new Gauge({
    name: 'broken',
    help: 'Cannot be read',
    registers: [metrics().registry],
    collect: () => Promise.reject(new Error('disk full')),
  });
  expect((await get('/metrics')).status).toBe(500);
  metrics().registry.removeSingleMetric('broken');
  expect((await get('/metrics')).status).toBe(200);
});
