import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { program } from '../faults/programs';
import { JOB } from '../../test/browser/pages';
import { PORTS } from '../../test/browser/ports';
import { sample, WEBSITE } from '../../test/browser/sites';

const PORT = PORTS.tracing;

test('traces reach a collector, by the standard variables', async ({ request }) => {
  test.slow();
  const received: { path: string; type: string; body: Buffer }[] = [];
  const collector = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const { url = '', headers } = message;
    received.push({ path: url, type: String(headers['content-type']), body: Buffer.concat(chunks) });
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(path.join(tmpdir(), 'tracing-'));
  const url = `http://localhost:${PORT}`;
  const website = program('website', WEBSITE, `${url}/api/health`, {
    PORT,
    DATA_DIR: folder,
    SITE_URL: sample.env.SITE_URL,
    NODE_ENV: 'production',
    API_BASE_URL: `http://127.0.0.1:${sample.env.BACKEND_PORT}/api/`,
    REVALIDATE_SECRET: sample.env.REVALIDATE_SECRET,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_SERVICE_NAME: 'agency-website',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  try {
    await website.start();
    await request.get(url + JOB);
    // Protobuf keeps strings readable: the name of the service, of a page's span, of the call to the API.
    for (const text of ['agency-website', '/job-details/[id]/[title]', '/api/job/details/1001']) {
      await expect
        .poll(() => received.some(({ body }) => body.includes(text)), { message: text, timeout: 15_000 })
        .toBe(true);
    }
    expect(received[0]).toMatchObject({ path: '/v1/traces', type: 'application/x-protobuf' });
  } finally {
    await website.kill();
    collector.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
