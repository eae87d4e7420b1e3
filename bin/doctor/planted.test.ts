import { rmSync, writeFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { storeFile } from '../../backend/base/data-dir';
import { openStore, openSqliteStore } from '../../backend/open-store';
import { mailServerForTests } from '../../test/mail';
import { freePort } from '../../test/free-ports';
import { postgresForTests } from '../../test/postgres';
import { examine } from './examine';
import { whyNoApi } from './services';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { serve, type RunningServer } from '../../backend/serve';
import { SERVED } from '../../test/backend';
import { sendJson, startServer } from '../../test/http-server';

const mail = mailServerForTests();
const right = validConfigurationForTests(() => mail.settings().smtpUrl);
const postgres = postgresForTests(process.env);

/** The problems of a configuration by subject. */
async function named(variables: Variables): Promise<Record<string, string>> {
  return Object.fromEntries((await examine(variables)).map(({ subject, problem }) => [subject, problem]));
}

type Changes = Record<string, string | undefined>;
type Plant = [
  what: string,
  /** The only subject that must be reported. */
  subject: string,
  says: RegExp,
  /** Changes to the valid configuration; undefined removes a variable. */
  set?: Changes | (() => Changes | Promise<Changes>),
];

/** A separate folder with a store created by a start. */
async function dataDir(): Promise<string> {
  const folder = right.newFolder();
  await openSqliteStore({ file: storeFile(folder) }).close();
  return folder;
}
/** An ErrorResponse of PostgreSQL's protocol, after whatever the client says. */
function postgresError(code: string): Plant[3] {
  return async () => {
    const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused\0\0`);
    const length = Buffer.alloc(4);
    length.writeInt32BE(fields.length + 4);
    const port = await right.listen(() => Buffer.concat([Buffer.from('E'), length, fields]));
    return { DATABASE_URL: `postgres://dwaar:wrong@127.0.0.1:${port}/dwaar` };
  };
}
const plant = (...of: Plant): Plant => of;
const unreachable = '127.0.0.1:1';

/** Individually invalid values: the variable is reported. */
const VALUES: [string, RegExp][] = [
  ['SITE_URL=http://192.0.2.1', /no https/],
  ['SITE_URL=http://localhost:3000', /this machine itself/],
  ['SITE_URL=https://no-such-host.invalid', /does not resolve/],
  ['SECRET=short', /32 visible characters/],
  ['STORE_KEY=abc', /64 hexadecimal digits/],
  ['TRUSTED_PROXIES=nginx', /addresses or ranges/],
  ['RETENTION_DAYS=1 year', /number of days/],
  ['STAFF_EMAIL=jobs@example.in', /is an example/],
  ['CAPTCHA_TEST_CODE=ABCDEF', /past the captcha/],
  ['SITE_DIR=/no/such/site', /an existing folder/],
  [`DATABASE_URL=postgres://dwaar:secret@${unreachable}/dwaar`, /ECONNREFUSED/],
  [`REDIS_URL=redis://${unreachable}`, /ECONNREFUSED/],
  ['CLAMD=clamav', /must be host:port/],
  [`CLAMD=${unreachable}`, /applications wait/],
  [`SMTP_URL=smtp://${unreachable}`, /ECONNREFUSED/],
  ['GOOGLE_INDEXING_KEY_FILE=/no/such/key.json', /ENOENT/],
  ['GOOGLE_INDEXING_KEY_FILE=/etc', /EISDIR/],
  ['GOOGLE_INDEXING_KEY_FILE=package.json', /not the JSON key of a service account/],
  ['DATA_DIR=package.json', /ENOTDIR/],
  // Not writable, not even by root.
  ['DATA_DIR=/proc/dwaar', /\/proc is not writable/],
];

const PLANTS: Plant[] = [
  ...VALUES.map(([given, says]): Plant => {
    const [variable, value] = given.split(/=(.*)/) as [string, string];
    return [given, variable, says, { [variable]: value }];
  }),
  plant('no proxy named behind one', 'TRUSTED_PROXIES', /share one limit/, { TRUSTED_PROXIES: undefined }),
  plant('several websites without a shared key', 'SECRET', /several websites/, {
    SECRET: undefined,
    REVALIDATE_SECRET: 'a-secret-of-24-characters',
  }),
  plant('an address of another machine', 'PORT', /no address 192\.0\.2\.77/, { HOST: '192.0.2.77' }),
  plant('no staff', 'STAFF_EMAIL', /set with SMTP_URL/, { STAFF_EMAIL: undefined }),
  plant('no mail in public', 'SMTP_URL', /nobody is notified/, { SMTP_URL: undefined }),
  plant('another program than clamd', 'CLAMD', /NO_PONG/, async () => ({
    CLAMD: `127.0.0.1:${await right.listen(() => 'HTTP/1.1 400 Bad Request\0')}`,
  })),
  plant('a refused login to the mail server', 'SMTP_URL', /check user, password/, () => {
    mail.takesLogin('agency', 'right');
    return { SMTP_URL: mail.settings().smtpUrl.replace('//', '//agency:wrong@') };
  }),
  plant('a wrong password of the database', 'DATABASE_URL', /wrong user or password/, postgresError('28P01')),
  plant('a database that does not exist', 'DATABASE_URL', /no such database/, postgresError('3D000')),
  plant('an API without /api/', 'API_BASE_URL', /ends in \/api\//, () => ({ API_BASE_URL: right.origin() })),
  plant('a port that another program has', 'PORT', /in use by another program/, async () => ({
    PORT: String(await right.listen(() => 'no HTTP')),
  })),
  plant('a damaged store', 'store', /restore a backup/, () => {
    const folder = right.newFolder();
    writeFileSync(storeFile(folder), 'no database'.repeat(100));
    return { DATA_DIR: folder };
  }),
  plant('a store of a newer program', 'store', /this release supports versions up to/, async () => {
    const folder = await dataDir();
    const db = new Database(storeFile(folder));
    db.pragma('user_version = 999');
    db.close();
    return { DATA_DIR: folder };
  }),
  plant('another SECRET than the store was made with', 'STORE_KEY', /the original SECRET/, async () => {
    const folder = right.newFolder();
    const keys = { dataDir: folder, databaseUrl: null, derivedStoreKey: '1'.repeat(64) };
    await (await openStore(keys)).close();
    return { DATA_DIR: folder, SECRET: 's'.repeat(32) };
  }),
  plant(
    'a STORE_KEY that the store is not encrypted with',
    'STORE_KEY',
    /remove STORE_KEY if that is/,
    async () => ({ DATA_DIR: await dataDir(), STORE_KEY: '1'.repeat(64) }),
  ),
  plant(
    'a store whose key is gone',
    'STORE_KEY',
    /restore the original SECRET, or the key in .*store\.key/,
    async () => {
      const folder = await dataDir();
      rmSync(path.join(folder, 'store.key'));
      return { DATA_DIR: folder };
    },
  ),
];

test('a valid configuration has no findings', async () => {
  expect(await named(right.variables())).toEqual({});
});

test('a valid configuration with another API has no findings', async () => {
  expect(await named({ ...right.variables(), API_BASE_URL: `${right.origin()}/api/` })).toEqual({});
});

test.each(PLANTS)('reported: %s', async (_, subject, says, set) => {
  const changed = { ...right.variables(), ...(typeof set === 'function' ? await set() : set) };
  const given = Object.entries(changed).filter((entry): entry is [string, string] => entry[1] !== undefined);
  expect(await named(Object.fromEntries(given))).toEqual({ [subject]: expect.stringMatching(says) });
});

postgres.describe('PostgreSQL', () => {
  const nextDatabase = postgres.databases();
  test('reported: a missing database of a real server', async () => {
    const url = new URL(await nextDatabase());
    url.pathname = '/no_such_database';
    expect(await named({ ...right.variables(), DATABASE_URL: url.href })).toEqual({
      DATABASE_URL: expect.stringContaining('3D000'),
    });
  });
});

test('a built-in API that is not running yet is no problem, one that fails is', async () => {
  const port = await freePort();
  expect(await named({ ...right.variables(), BACKEND_PORT: String(port) })).toEqual({});
  expect(await whyNoApi(`${right.origin()}/none/`, true, 2_000)).toMatch(
    /status 404.*usually ends in \/api\//,
  );
});

type Variables = Record<string, string>;

/**
 * A valid configuration for a file's tests, with everything it refers to: the API on a store, another API, Redis
 * (PING only), key, folders.
 */
function validConfigurationForTests(mail: () => string) {
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
