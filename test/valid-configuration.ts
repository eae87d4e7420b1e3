import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { serve, type RunningServer } from '../backend/serve';
import { SERVED } from './backend';
import { freePort } from './free-ports';
import { sendJson, startServer } from './http-server';

export type Variables = Record<string, string>;

/**
 * A valid configuration for a file's tests, with everything it refers to: the API on a store, another API, Redis
 * (PING only), key, folders.
 */
export function validConfigurationForTests(mail: () => string) {
  let folder = '';
  let api: RunningServer;
  let variables: Variables = {};
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  let web: Awaited<ReturnType<typeof startServer>>;

  /** A new folder, by default private to its owner. */
  const newFolder = (mode = 0o700) => {
    const made = mkdtempSync(path.join(folder, 'made-'));
    rmSync(made, { recursive: true });
    mkdirSync(made, { mode });
    return made;
  };

  /** A TCP server that answers whatever comes; returns its port. */
  const listen = async (answer: (data: Buffer) => Buffer | string): Promise<number> => {
    const server = createTcpServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => {}).on('data', (data) => socket.write(answer(data)));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };

  beforeAll(async () => {
    // The system's temporary folder may be in memory.
    mkdirSync('node_modules/.cache', { recursive: true });
    folder = mkdtempSync(path.resolve('node_modules/.cache/doctor-'));
    web = await startServer(({ url }, response) => {
      if (url === '/api/category/list/active') sendJson(response, { status: 1, data: [] });
      else response.writeHead(404).end();
    });
    const dataDir = newFolder();
    api = await serve({ ...SERVED, dataDir, siteUrl: 'https://192.0.2.1', samples: false });
    const redis = await listen((data) => '+OK\r\n'.repeat(String(data).match(/\*\d+\r\n/g)?.length ?? 0));
    const clamd = await listen(() => 'PONG\0');
    const key = path.join(folder, 'google.json');
    const account = {
      client_email: 'site@project.iam.gserviceaccount.com',
      private_key: '-----BEGIN PRIVATE KEY-----',
    };
    writeFileSync(key, JSON.stringify(account), { mode: 0o600 });
    variables = {
      // A documentation address (RFC 5737), which needs no DNS.
      SITE_URL: 'https://192.0.2.1',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      BACKEND_PORT: new URL(api.address).port,
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '127.0.0.1',
      SECRET: 'a-secret-of-thirty-two-characters',
      SMTP_URL: mail(),
      STAFF_EMAIL: 'jobs@kolam-hiring.in',
      REDIS_URL: `redis://127.0.0.1:${redis}`,
      CLAMD: `127.0.0.1:${clamd}`,
      RETENTION_DAYS: '365',
      GTM_ID: 'GTM-ABC1234',
      GOOGLE_INDEXING_KEY_FILE: key,
    };
  });
  afterAll(async () => {
    await api.stop();
    await web.stop();
    for (const server of servers) server.close();
    for (const socket of sockets) socket.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  return { variables: () => variables, origin: () => web.origin, newFolder, listen };
}
