import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { sample } from '../test/browser/sites';

/** The status of a raw request that no client library would send. */
function statusOf(start: string, headers = ''): Promise<number> {
  const { hostname, port } = new URL(sample.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])));
    socket.write(`${start} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n${headers}\r\n`);
  });
}

test('malformed and unknown requests get a 4xx, not an outage page', async () => {
  for (const path of ['/%', '/%zz', '//', '//evil.example', '/job-details/%zz/x', '/storage/app/public/%'])
    expect([path, await statusOf(`GET ${path}`)]).toEqual([path, 404]);
  expect(await statusOf('GET /job?keyword=java&category=-1')).toBe(404);
  for (const start of ['POST /%', 'DELETE /%zz', 'OPTIONS *', 'OPTIONS /%'])
    expect(await statusOf(start, 'Content-Length: 0\r\n')).toBeLessThan(500);
  // Longer than a header may be, once encoded.
  expect(await statusOf(`GET /job?keyword=${"'".repeat(6_000)}`)).toBe(200);
});

test('what the router asks for in a visitor’s browser is no bad request', async ({ page }) => {
  expect(await statusOf('GET /faq', 'RSC: 1\r\nNext-Router-State-Tree: garbage\r\n')).toBe(400);
  const states: number[] = [];
  page.on('response', async (response) => {
    if (response.request().headers()['next-router-state-tree']) states.push(response.status());
  });
  await page.goto('/job');
  await page.getByRole('contentinfo').getByRole('link', { name: 'F.A.Q.' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  expect(states.length).toBeGreaterThan(0);
  expect(states.filter((status) => status >= 400)).toEqual([]);
});
