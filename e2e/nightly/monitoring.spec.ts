import { expect, test } from '@playwright/test';
import { JOB } from '../../test/browser/pages';
import { changing, cutOff, METRICS_URL } from '../../test/browser/sites';

test('the website reports that it is alive, and whether it has everything it needs', async ({ request }) => {
  const health = await request.get(`${changing.url}/api/health`);
  expect(await health.json()).toEqual({ status: 1, outbox: expect.anything() });
  const headers = { authorization: `Bearer ${changing.env.REVALIDATE_SECRET}` };
  const forOperators = await request.get(`${changing.url}/api/health`, { headers });
  expect(await forOperators.json()).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  const ready = await request.get('/api/ready');
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toEqual({
    ready: true,
    checks: { upstream: 'ok', outbox: 'ok', captcha: 'ok' },
  });
  // The mail server runs only during mail tests.
  const withMail = (await (await request.get(`${changing.url}/api/ready`)).json()) as { checks: object };
  expect(withMail.checks).toMatchObject({ upstream: 'ok', mail: expect.stringMatching(/^(ok|failing)$/) });
  const notReady = await request.get(`${cutOff.url}/api/ready`);
  expect(notReady.status()).toBe(503);
  expect(await notReady.json()).toMatchObject({ ready: false, checks: { upstream: 'failing' } });
});

test('Prometheus finds its metrics on a separate port, and not on the site', async ({ request }) => {
  await request.get(changing.url + JOB);
  await request.get(changing.url + JOB);
  const metrics = await (await request.get(METRICS_URL)).text();
  for (const figure of [
    /dwaar_http_request_duration_seconds_count\{route="\/job-details",status="200",answered_by="(store|next)"\} \d+/,
    /dwaar_upstream_call_duration_seconds_count\{call="job\/details",outcome="ok"\} \d+/,
    /dwaar_cache_reads_total\{kind="page",result="(hit|miss)"\} \d+/,
    /^dwaar_outbox_submissions 0$/m,
    /^dwaar_outbox_oldest_seconds 0$/m,
    /^dwaar_outbox_stuck_submissions\{state="refused"\} 0$/m,
    /^process_resident_memory_bytes \d+/m,
  ])
    expect(metrics).toMatch(figure);
  expect((await request.get(`${changing.url}/metrics`)).status()).toBe(404);
});
