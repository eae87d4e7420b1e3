/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runRound } from './contender';

test.each([
  [200, null],
  [401, 'nothing was measured, as not every answer was 200 (401: 2)'],
  [308, 'nothing was measured, as not every answer was 200 (308: 2)'],
])('a row of which half is answered %i has figures only if that is expected', async (status, problem) => {
  let count = 0;
  const server = createServer((_, response) => response.writeHead(count++ % 2 ? 200 : status).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const round = runRound(
    {
      name: 'page',
      pids: [process.pid],
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      once: true,
      connections: 1,
      requests: () => Array.from({ length: 4 }, () => ({ method: 'GET', path: '/' })),
    },
    0,
    1,
  );
  if (problem) await expect(round).rejects.toThrow(`page: ${problem}`);
  else expect(await round).toMatchObject({ requests: 4 });
  server.close();
});
