import { buffer } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { program } from '../../test/program';
import { JOB } from '../../test/browser/pages';
import { startServer } from '../../test/http-server';
import { PORTS } from '../../test/browser/ports';
import { sample, WEBSITE } from '../../test/browser/sites';

const PORT = PORTS.tracing;

test('traces reach a collector, by the standard variables', async ({ request }, info) => {
  test.slow();
  const received: { path: string; type: string; body: Buffer }[] = [];
  const collector = await startServer(async (message, response) => {
    const { url = '', headers } = message;
    received.push({ path: url, type: String(headers['content-type']), body: await buffer(message) });
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  const url = `http://localhost:${PORT}`;
  const website = program('website', WEBSITE, `${url}/api/health`, {
    PORT,
    DATA_DIR: info.outputPath('data'),
    SITE_URL: sample.env.SITE_URL,
    API_BASE_URL: `http://127.0.0.1:${sample.env.BACKEND_PORT}/api/`,
    REVALIDATE_SECRET: sample.env.REVALIDATE_SECRET,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_SERVICE_NAME: 'agency-website',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  try {
    await website.start();
    await request.get(url + JOB);
    // Protobuf leaves strings readable: service name, page span, API call.
    for (const text of ['agency-website', '/job-details/[id]/[title]', '/api/job/details/1001']) {
      await expect
        .poll(() => received.some(({ body }) => body.includes(text)), { message: text, timeout: 15_000 })
        .toBe(true);
    }
    expect(received[0]).toMatchObject({ path: '/v1/traces', type: 'application/x-protobuf' });
  } finally {
    await website.kill();
    await collector.stop();
  }
});
