/** @jest-environment node */
import { startServer } from '../test/http-server';
import { whyNotReady } from './why-not-ready';

const never = { hasEnded: () => null };

test('it waits until the site is ready', async () => {
  let asked = 0;
  const { origin, stop } = await startServer((_, response) =>
    response.writeHead(++asked < 3 ? 503 : 200).end(),
  );
  expect(await whyNotReady(origin, { seconds: 5, ...never })).toBeNull();
  expect(asked).toBe(3);
  await stop();
});

test('it reports failing checks and missing answers, and does not wait for a program that has exited', async () => {
  const { origin, stop } = await startServer((_, response) =>
    response
      .writeHead(503)
      .end(JSON.stringify({ checks: { upstream: 'ok', mail: 'failing', redis: 'failing' } })),
  );
  const url = `${origin}/api/ready`;
  expect(await whyNotReady(url, { seconds: 0.3, ...never })).toBe(
    `${url} answers 503, failing: mail, redis.`,
  );
  await stop();
  expect(await whyNotReady(url, { seconds: 0.3, ...never })).toMatch(/api\/ready does not answer \(.+\)\.$/);
  expect(await whyNotReady(url, { seconds: 60, hasEnded: () => 'It ended.' })).toBe('It ended.');
});
