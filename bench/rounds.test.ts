/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runRound } from './rounds';

test.each([
  [200, null],
  [401, 'nothing was measured, as not every answer was 200 (401: 8)'],
])('a row of which half is answered %i has figures only if that is expected', async (status, problem) => {
  let count = 0;
  const server = createServer((_, response) => response.writeHead(count++ % 2 ? 200 : status).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const contender = { name: 'page', pids: [], url, once: true, paths: () => Array<string>(16).fill('/') };
  const round = runRound(contender, 0, 1);
  if (problem) await expect(round).rejects.toThrow(`page: ${problem}`);
  else expect(await round).toMatchObject({ requests: 16 });
  server.close();
});
