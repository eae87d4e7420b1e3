import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { inOwnFolder } from '../test/in-folder';
import { refuseTakenPort } from './ports';

inOwnFolder();

const LISTENS = `
  import { createServer } from 'node:net';
  const server = createServer().listen(0, '127.0.0.1', () => console.log(process.pid, server.address().port));
  process.on('SIGTERM', () => setTimeout(() => process.exit(), 300));
`;
const SUPERVISES = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['dist/website.mjs'], { stdio: 'inherit' });
`;

/** Runs a program of a folder's dist/ there, until the website listens. */
async function run(program: 'start' | 'website', folder = '.') {
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/website.mjs'), LISTENS);
  writeFileSync(path.join(folder, 'dist/start.mjs'), SUPERVISES);
  const started = spawn(process.execPath, [`dist/${program}.mjs`], { cwd: folder });
  const [said] = (await once(started.stdout, 'data')) as [Buffer];
  const [pid, port] = String(said).split(' ').map(Number) as [number, number];
  return { supervisor: started, pid, port };
}

const refusal = (port: number, waitMs = 0) => refuseTakenPort('PORT', port, '127.0.0.1', waitMs);

(process.platform === 'linux' ? test : test.skip)(
  'an earlier run is named by the process to end: its supervisor, or the listener without one',
  async () => {
    const { supervisor, pid, port } = await run('start');
    await expect(refusal(port)).rejects.toThrow(
      `Port ${port} is in use by your earlier run of Dwaar (process ${supervisor.pid}). End it with \`kill ${supervisor.pid}\`, or set PORT to another port.`,
    );
    supervisor.kill('SIGKILL');
    await once(supervisor, 'exit');
    await expect(refusal(port)).rejects.toThrow(`(process ${pid})`);
    // It may still be stopping.
    process.kill(pid, 'SIGTERM');
    await refusal(port, 60_000);
  },
);

test('another copy’s program is none of ours, nor is a port of a test', async () => {
  const { supervisor, port } = await run('website', 'other copy');
  const own = createServer().listen(0, '127.0.0.1');
  await once(own, 'listening');
  for (const taken of [port, (own.address() as AddressInfo).port])
    await expect(refusal(taken)).rejects.toThrow(
      `Port ${taken} is in use by another program: set PORT to another port.`,
    );
  own.close();
  supervisor.kill('SIGKILL');
  await once(supervisor, 'exit');
});

test('an address that this machine lacks is refused with the variable to change', async () => {
  await expect(refuseTakenPort('DESK_PORT', 0, '203.0.113.1')).rejects.toThrow('set HOST');
});
