import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTls } from 'node:tls';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-ports';
import { program } from '../program';
import { type Answer, type RequestOptions, sendRequest } from './origin';

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Public host name of the site behind Caddy, not in DNS. */
export const HOST = 'www.agency.example';

/**
 * Runs Caddy with deploy/Caddyfile on free ports, with a certificate of its local authority.
 * @param edit changes the file
 * @param more additional variables for the file
 * @throws Error with its log if it does not start
 */
export async function startCaddy(
  websites: string[],
  edit = (file: string) => file,
  more: Record<string, string> = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'dwaar-caddy-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const file = path.join(folder, 'Caddyfile');
  const added = [
    'admin off',
    'skip_install_trust',
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    `storage file_system ${folder}/storage`,
    'local_certs',
  ];
  const text = edit(readFileSync('deploy/Caddyfile', 'utf8'));
  writeFileSync(file, text.replace(/^\{$/m, `{\n${added.join('\n')}`));
  const caddy = program(
    'edge',
    ['run', '--adapter', 'caddyfile', '--config', file],
    '',
    { HOME: folder, SITE_URL: `https://${HOST}`, WEBSITES: websites.join(' '), ...more },
    { file: 'caddy', log: path.join(folder, 'caddy.log'), isReady: () => takesTls(httpsPort) },
  );
  await caddy.start();
  return {
    httpPort,
    httpsPort,
    /** The local authority's certificate. */
    authority: () => readFileSync(path.join(folder, 'storage/pki/authorities/local/root.crt'), 'utf8'),
    log: () => readFileSync(path.join(folder, 'caddy.log'), 'utf8'),
    async stop() {
      await caddy.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Visit = RequestOptions & { port: number; ca?: string; from?: string; host?: string };

/** Sends a request for a host to a local port from a loopback address; over HTTPS if an authority is given. */
export function visit(
  path: string,
  { port, ca, from, host = HOST, headers, ...options }: Visit,
): Promise<Answer> {
  return sendRequest(`${ca === undefined ? 'http' : 'https'}://127.0.0.1:${port}`, {
    ...options,
    path,
    headers: { host, ...headers },
    localAddress: from ?? '127.0.0.1',
    ...(ca !== undefined && { ca, servername: host }),
  });
}

function takesTls(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTls({ host: '127.0.0.1', port, servername: HOST, rejectUnauthorized: false });
    socket.once('secureConnect', () => resolve(socket.destroy() !== null));
    socket.once('error', () => resolve(false));
  });
}
