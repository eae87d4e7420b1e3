import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-ports';
import type { CaddyPorts } from './caddy';

/** Whether Pebble, an ACME server for tests (github.com/letsencrypt/pebble), is installed, and its name server. */
export const hasPebble = ['pebble', 'pebble-challtestsrv'].every(
  (program) => spawnSync('which', [program]).status === 0,
);

/** Runs Pebble, which takes this machine's ports for those of any name that is to get a certificate. */
export async function startAcme({ http, https }: CaddyPorts) {
  const folder = mkdtempSync(path.join(tmpdir(), 'dwaar-acme-'));
  const [port, management, dns] = [await freePort(), await freePort(), await freePort()];
  const key = path.join(folder, 'key.pem');
  const certificate = path.join(folder, 'cert.pem');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const children: ChildProcess[] = [];
  const run = (program: string, parameters: string[], env = {}) => {
    children.push(spawn(program, parameters, { stdio: 'ignore', env: { ...process.env, ...env } }));
  };
  const config = path.join(folder, 'pebble.json');
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate,
    privateKey: key,
    httpPort: http,
    tlsPort: https,
  };
  writeFileSync(config, JSON.stringify({ pebble }));
  const names = [
    '-dns01',
    `127.0.0.1:${dns}`,
    '-defaultIPv6',
    '',
    '-management',
    `127.0.0.1:${await freePort()}`,
  ];
  run('pebble-challtestsrv', ['-http01', '', '-https01', '', '-tlsalpn01', '', ...names]);
  run('pebble', ['-config', config, '-dnsserver', `127.0.0.1:${dns}`], { PEBBLE_VA_NOSLEEP: '1' });
  const root = () => read(`https://localhost:${management}/roots/0`, readFileSync(certificate, 'utf8'));
  let authority = await root().catch(() => '');
  for (let tries = 0; authority === '' && tries < 100; tries++) {
    await sleep(50);
    authority = await root().catch(() => '');
  }
  return {
    /** What Caddy's options must be to ask it. */
    options: [`acme_ca https://localhost:${port}/dir`, `acme_ca_root ${certificate}`],
    /** The certificate of its authority, which is new at each start. */
    authority,
    async stop() {
      for (const child of children) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function read(url: string, ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { ca, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });
}
