import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../test/free-ports';
import { answers } from '../test/program';

const TSX = ['--import', 'tsx', '--input-type=module', '--eval'];

/** A program that ends as the website and the API do, and says on its standard output how it was told. */
const program = (port: number) => `
  import { createServer } from 'node:http';
  import { onStop } from './lib/base/on-stop.ts';
  const server = createServer((_, response) => response.end()).listen(${port}, '127.0.0.1');
  onStop((signal) => {
    console.log('stopped by', signal);
    server.close();
    server.closeAllConnections();
    process.exit();
  });
`;

const supervisor = (port: number) => `
  import { superviseAll } from './bin/supervise.ts';
  const healthUrl = 'http://127.0.0.1:${port}/';
  await superviseAll([{ name: 'website', arguments: ${JSON.stringify([...TSX, program(port)])}, env: {}, healthUrl }]);
  console.log('ready');
`;

test.each([
  ['SIGTERM', 'SIGTERM'],
  ['SIGINT', 'SIGTERM'],
  ['SIGHUP', 'SIGHUP'],
  ['SIGQUIT', 'SIGHUP'],
  ['SIGABRT', 'SIGHUP'],
  ['SIGKILL', 'SIGHUP'],
] as const)('what a supervisor started stops in order after %s', async (signal, told) => {
  const port = await freePort();
  const started = spawn(process.execPath, [...TSX, supervisor(port)]);
  let said = '';
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (text) => (said += String(text)));
  while (!said.includes('ready') && started.exitCode === null) await delay(20);
  expect(said).toContain('ready');
  started.kill(signal);
  // Its output is closed once the program that inherited it has ended, too.
  await once(started, 'close');
  expect(said).toContain(`stopped by ${told}`);
  expect(await answers(`http://127.0.0.1:${port}/`)).toBe(false);
});
