import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { backupMark, storeFile } from '../../backend/data-dir';
import { openStore } from '../../backend/open-store';
import { openSqliteStore } from '../../backend/store/sqlite';
import { openDatabase } from '../../lib/forms/outbox/database';
import { newJob } from '../../test/backend';
import { mailServerForTests } from '../../test/mail';
import { postgresForTests } from '../../test/postgres';
import { rightConfigurationForTests, type Variables } from '../../test/right-configuration';
import { examine, type Place } from './examine';
import { checkPlaceholders } from './identity';
import { checkSamples } from './samples';

const mail = mailServerForTests();
const right = rightConfigurationForTests(() => mail.settings().smtpUrl);
const postgres = postgresForTests(process.env);

const place = (more: Partial<Place> = {}): Place => ({
  folder: right.newFolder(),
  nodeVersion: process.version,
  memory: 2 ** 32,
  build: 'current',
  content: [],
  ...more,
});

/** What a configuration's findings name: subjects that are not right, each with its message. */
async function named(variables: Variables, where: Place = place()): Promise<Record<string, string>> {
  const findings = (await examine(variables, where)).filter(({ level }) => level !== 'ok');
  return Object.fromEntries(findings.map(({ subject, message }) => [subject, message]));
}

type Plant = {
  what: string;
  /** The names that must be told, and no others. */
  names: string[];
  says: RegExp;
  /** Changes of the right configuration; undefined takes a variable away. */
  set?: () => Record<string, string | undefined> | Promise<Record<string, string | undefined>>;
  where?: () => Partial<Place>;
};

const set =
  (...values: [name: string, value: string | undefined][]): Plant['set'] =>
  () =>
    Object.fromEntries(values);
const value = (variable: string, text: string, says: RegExp): Plant => ({
  what: `${variable}=${text}`,
  names: [variable],
  says,
  set: set([variable, text]),
});

const NOBODY = 65_534;
const DAY = 86_400;

/** A folder of its own for a plant, with a store that a start has made. */
async function dataDir(mode?: number): Promise<string> {
  const folder = right.newFolder();
  await openSqliteStore({ file: storeFile(folder) }).close();
  if (mode) chmodSync(folder, mode);
  return folder;
}
function outboxWith(state: string, acceptedAt: number): Plant['set'] {
  return async () => {
    const folder = await dataDir();
    const db = openDatabase(path.join(folder, 'outbox.sqlite'));
    db.prepare(
      `INSERT INTO entries (id, reference, form, state, accepted_at, next_try_at, leased_until, payload)
       VALUES ('1', 'AB', 'apply-job', ?, ?, 0, 0, x'00')`,
    ).run(state, acceptedAt);
    db.close();
    return { DATA_DIR: folder };
  };
}
function envFile(text: string): Plant['where'] {
  return () => {
    const folder = right.newFolder();
    writeFileSync(path.join(folder, '.env'), text, { mode: 0o600 });
    return { folder };
  };
}
/** An ErrorResponse of PostgreSQL's protocol, after whatever the client says. */
function postgresError(code: string): Plant['set'] {
  return async () => {
    const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused\0\0`);
    const length = Buffer.alloc(4);
    length.writeInt32BE(fields.length + 4);
    const port = await right.listen(() => Buffer.concat([Buffer.from('E'), length, fields]));
    return { DATABASE_URL: `postgres://dwaar:wrong@127.0.0.1:${port}/dwaar` };
  };
}
const unreachable = '127.0.0.1:1';

const PLANTS: Plant[] = [
  // Names.
  {
    what: 'a mistyped name',
    names: ['SITE_ULR'],
    says: /did you mean SITE_URL/,
    set: set(['SITE_ULR', 'x']),
  },
  {
    what: 'a forgotten underscore',
    names: ['REDISURL'],
    says: /mean REDIS_URL/,
    set: set(['REDISURL', 'x']),
  },
  { what: 'a name in small letters', names: ['gtm_id'], says: /mean GTM_ID/, set: set(['gtm_id', 'x']) },
  {
    what: 'a name that only begins like ours',
    names: ['SMTP_PASSWORD'],
    says: /alike are SMTP_URL/,
    set: set(['SMTP_PASSWORD', 'x']),
  },
  // Values.
  value('SITE_URL', 'http://192.0.2.1', /no https/),
  value('SITE_URL', 'www.agency.in', /must be an address/),
  value('SITE_URL', 'http://localhost:3000', /this very machine/),
  value('SITE_URL', 'https://no-such-host.invalid', /name servers/),
  value('PORT', '70000', /a port number from 1 to 65535/),
  value('PORT', '6000', /another port/),
  value('UPSTREAM_TIMEOUT_MS', '10s', /milliseconds from 100 to 120000, without a unit/),
  value('SECRET', 'short', /32 visible characters/),
  value('REVALIDATE_SECRET', 'short', /16 visible characters/),
  value('OUTBOX_KEY', 'abc', /64 hexadecimal digits/),
  value('STORE_KEY', 'abc', /64 hexadecimal digits/),
  value('GTM_ID', 'UA-12345', /GTM-ABC1234/),
  value('INDEXNOW_KEY', 'a b', /8 to 128/),
  value('TRUSTED_PROXIES', 'nginx', /addresses or ranges/),
  value('TRUSTED_PROXIES', '0.0.0.0/0', /everybody/),
  value('RETENTION_DAYS', '1 year', /number of days/),
  value('RETENTION_DAYS', '2', /before most jobs are filled/),
  value('CONFIRM_MARK_DAYS', 'three weeks', /a number of days, or 0 for never/),
  value('CONFIRM_CLOSE_DAYS', '10', /before they are marked after 21/),
  {
    what: 'days to close jobs, without mail',
    names: ['CONFIRM_CLOSE_DAYS', 'SMTP_URL'],
    says: /without SMTP_URL staff are not asked/,
    set: set(['CONFIRM_CLOSE_DAYS', '40'], ['SMTP_URL', '']),
  },
  value('STAFF_EMAIL', 'jobs@agency', /e-mail address/),
  value('STAFF_EMAIL', 'jobs@example.in', /is an example/),
  value('CAPTCHA_TEST_CODE', 'ABCDEF', /past the captcha/),
  value('SAMPLES', 'on', /shown in public/),
  value('SITE_DIR', '/no/such/site', /a folder that is there/),
  value('HOST', '192.0.2.77', /no address 192\.0\.2\.77/),
  value('HOST', '0.0.0.0', /past the edge/),
  value('TZ', 'Asia/Kolkatta', /Asia\/Kolkata/),
  value('DATABASE_URL', 'dwaar:secret@db/dwaar', /postgres:\/\//),
  // What does not fit together.
  {
    what: 'one port for two programs',
    names: ['METRICS_PORT'],
    says: /is PORT too/,
    set: () => ({ METRICS_PORT: right.variables().PORT }),
  },
  {
    what: 'no proxy named behind one',
    names: ['TRUSTED_PROXIES'],
    says: /share one limit/,
    set: set(['TRUSTED_PROXIES', undefined]),
  },
  {
    what: 'two websites without a shared key',
    names: ['SECRET'],
    says: /several websites/,
    set: set(['OUTBOX_KEY', undefined]),
  },
  {
    what: 'no staff',
    names: ['STAFF_EMAIL'],
    says: /set with SMTP_URL/,
    set: set(['STAFF_EMAIL', undefined]),
  },
  {
    what: 'no mail in public',
    names: ['SMTP_URL'],
    says: /nobody is told/,
    set: set(['SMTP_URL', undefined]),
  },
  // Services.
  value('REDIS_URL', `redis://${unreachable}`, /ECONNREFUSED/),
  value('CLAMD', 'clamav', /must be host:port/),
  value('CLAMD', unreachable, /applications wait/),
  {
    what: 'another program than clamd',
    names: ['CLAMD'],
    says: /NO_PONG/,
    set: async () => ({ CLAMD: `127.0.0.1:${await right.listen(() => 'HTTP/1.1 400 Bad Request\0')}` }),
  },
  value('SMTP_URL', `smtp://${unreachable}`, /ECONNREFUSED/),
  {
    what: 'a refused login to the mail server',
    names: ['SMTP_URL'],
    says: /check user, password/,
    set: () => {
      mail.takesLogin('agency', 'right');
      return { SMTP_URL: mail.settings().smtpUrl.replace('//', '//agency:wrong@') };
    },
  },
  value('DATABASE_URL', `postgres://dwaar:secret@${unreachable}/dwaar`, /ECONNREFUSED/),
  {
    what: 'a wrong password of the database',
    names: ['DATABASE_URL'],
    says: /wrong user or password/,
    set: postgresError('28P01'),
  },
  {
    what: 'a database that does not exist',
    names: ['DATABASE_URL'],
    says: /no such database/,
    set: postgresError('3D000'),
  },
  value('JOBS_SOURCE', '/no/such/jobs.csv', /./),
  {
    what: 'a sheet without its columns',
    names: ['JOBS_SOURCE'],
    says: /title/,
    set: () => ({ JOBS_SOURCE: `${right.origin()}/columns.csv` }),
  },
  {
    what: 'a clock that is years off',
    names: ['clock'],
    says: /time synchronisation/,
    set: () => ({ JOBS_SOURCE: `${right.origin()}/late.csv` }),
  },
  value('WEBSITE_URL', `http://${unreachable}`, /does not answer/),
  {
    what: 'another secret on the website',
    names: ['REVALIDATE_SECRET'],
    says: /has another one/,
    set: set(['REVALIDATE_SECRET', 'another-secret-of-the-api']),
  },
  {
    what: 'an edge for a website',
    names: ['WEBSITE_URL'],
    says: /or its edge/,
    set: () => ({ WEBSITE_URL: `${right.origin()}/edge` }),
  },
  {
    what: 'an API without /api/',
    names: ['API_BASE_URL'],
    says: /ends in \/api\//,
    set: () => ({ API_BASE_URL: right.origin() }),
  },
  {
    what: 'a port that another program has',
    names: ['PORT'],
    says: /in use by another program/,
    set: async () => ({ PORT: String(await right.listen(() => 'no HTTP')) }),
  },
  // Files and folders.
  value('GOOGLE_INDEXING_KEY_FILE', '/no/such/key.json', /ENOENT/),
  value('GOOGLE_INDEXING_KEY_FILE', '/etc', /EISDIR/),
  value('GOOGLE_INDEXING_KEY_FILE', 'package.json', /no service account/),
  {
    what: 'a data folder that is a file',
    names: ['DATA_DIR'],
    says: /is a file/,
    set: set(['DATA_DIR', path.resolve('package.json')]),
  },
  // Where nobody can write, root neither.
  {
    what: 'a data folder that cannot be written',
    names: ['DATA_DIR'],
    says: /\/proc cannot be written/,
    set: set(['DATA_DIR', '/proc/dwaar']),
  },
  {
    what: 'a data folder that others may read',
    names: ['DATA_DIR'],
    says: /chmod 700/,
    set: async () => ({ DATA_DIR: await dataDir(0o755) }),
  },
  {
    what: 'a data folder in memory',
    names: ['DATA_DIR'],
    says: /tmpfs/,
    set: set(['DATA_DIR', '/dev/shm/dwaar']),
  },
  {
    what: 'a published data folder',
    names: ['DATA_DIR'],
    says: /published/,
    set: set(['DATA_DIR', 'public/data']),
  },
  {
    what: 'a key of the outbox that others may read',
    names: ['outbox.key'],
    says: /chmod 600/,
    set: async () => {
      const folder = await dataDir();
      writeFileSync(path.join(folder, 'outbox.key'), 'x'.repeat(32));
      chmodSync(path.join(folder, 'outbox.key'), 0o644);
      return { DATA_DIR: folder, OUTBOX_KEY: undefined, REDIS_URL: undefined };
    },
  },
  {
    what: 'a damaged store',
    names: ['store'],
    says: /restore a backup/,
    set: () => {
      const folder = right.newFolder();
      writeFileSync(storeFile(folder), 'no database'.repeat(100));
      return { DATA_DIR: folder };
    },
  },
  {
    what: 'a store of a newer program',
    names: ['store'],
    says: /newer program/,
    set: async () => {
      const folder = await dataDir();
      const db = new Database(storeFile(folder));
      db.pragma('user_version = 999');
      db.close();
      return { DATA_DIR: folder };
    },
  },
  {
    what: 'another SECRET than the store was made with',
    names: ['STORE_KEY'],
    says: /put the SECRET back/,
    set: async () => {
      const folder = right.newFolder();
      await (
        await openStore({ dataDir: folder, databaseUrl: null, derivedStoreKey: '1'.repeat(64) })
      ).close();
      return { DATA_DIR: folder, SECRET: 's'.repeat(32) };
    },
  },
  {
    what: 'a STORE_KEY that the store is not encrypted with',
    names: ['STORE_KEY'],
    says: /leave STORE_KEY out, or change over/,
    set: async () => ({ DATA_DIR: await dataDir(), STORE_KEY: '1'.repeat(64) }),
  },
  {
    what: 'a store whose key is gone',
    names: ['STORE_KEY'],
    says: /its key is missing .*put the key back/,
    set: async () => {
      const folder = await dataDir();
      rmSync(path.join(folder, 'store.key'));
      return { DATA_DIR: folder };
    },
  },
  {
    what: 'a store’s key that others may read',
    names: ['store.key'],
    says: /chmod 600/,
    set: async () => {
      const folder = await dataDir();
      chmodSync(path.join(folder, 'store.key'), 0o644);
      return { DATA_DIR: folder };
    },
  },
  {
    what: 'a key before that is still set',
    names: ['STORE_KEY_OLD'],
    says: /rotate-key/,
    set: async () => ({ DATA_DIR: await dataDir(), STORE_KEY_OLD: '1'.repeat(64) }),
  },
  {
    what: 'a key beside backups',
    names: ['backup'],
    says: /store\.key lies beside backups/,
    set: async () => {
      const [folder, backups] = [await dataDir(), right.newFolder()];
      writeFileSync(backupMark(folder), `${new Date().toISOString()}\n${backups}\n`);
      for (const name of ['store.key.before-2026', 'dwaar-2026.tar.gz'])
        writeFileSync(path.join(backups, name), '', { mode: 0o600 });
      return { DATA_DIR: folder };
    },
  },
  {
    what: 'open sample jobs',
    names: ['sample jobs'],
    says: /^1 open/,
    set: async () => {
      const folder = right.newFolder();
      const store = openSqliteStore({ file: storeFile(folder) });
      await store.upsertJobs([newJob({ id: '1', sample: true })]);
      await store.close();
      return { DATA_DIR: folder };
    },
  },
  {
    what: 'an old backup',
    names: ['backup'],
    says: /the last one is 9 days old/,
    set: async () => {
      const folder = await dataDir();
      writeFileSync(backupMark(folder), new Date(Date.now() - 9 * DAY * 1000).toISOString());
      return { DATA_DIR: folder };
    },
  },
  {
    what: 'a form that waits for hours',
    names: ['outbox'],
    says: /1 waiting/,
    set: outboxWith('waiting', 0),
  },
  { what: 'a refused form', names: ['outbox'], says: /1 refused/, set: outboxWith('refused', Date.now()) },
  { what: 'a lost key', names: ['outbox'], says: /OUTBOX_KEY/, set: outboxWith('unreadable', Date.now()) },
  // The file .env.
  {
    what: 'typographic quotes',
    names: ['.env'],
    says: /line 2, BLOG_URL.*typographic/,
    where: envFile('# ours\nBLOG_URL=“https://a.in”\n'),
  },
  {
    what: 'a quote without an end',
    names: ['.env'],
    says: /does not end/,
    where: envFile('BLOG_URL="https://a.in\n'),
  },
  {
    what: 'spaces around the sign',
    names: ['.env'],
    says: /spaces/,
    where: envFile('GTM_ID = GTM-ABC1234\n'),
  },
  { what: 'export', names: ['.env'], says: /export/, where: envFile('export GTM_ID=GTM-ABC1234\n') },
  { what: 'line ends of Windows', names: ['.env'], says: /LF/, where: envFile('GTM_ID=GTM-ABC1234\r\n') },
  {
    what: 'a key twice',
    names: ['.env'],
    says: /line 2 sets PORT again \(line 1\)/,
    where: envFile('PORT=3000\nPORT=4000\n'),
  },
  {
    what: 'a password with #',
    names: ['.env'],
    says: /cut off/,
    where: envFile('SMTP_URL=smtps://u:p#ss@mail.a.in\n'),
  },
  {
    what: 'a password with $',
    names: ['.env'],
    says: /percent-encode/,
    where: envFile('SMTP_URL=smtps://u:p$word@mail.a.in\n'),
  },
  {
    what: 'a line that sets nothing',
    names: ['.env'],
    says: /no NAME=value/,
    where: envFile('GTM_ID: GTM-ABC1234\n'),
  },
  { what: 'a name that nothing reads', names: ['WORKERS'], says: /in \.env/, where: envFile('WORKERS=4\n') },
  {
    what: 'settings that others may read',
    names: ['.env'],
    says: /chmod 600/,
    where: () => {
      const folder = right.newFolder();
      writeFileSync(path.join(folder, '.env'), 'PORT=3000\n');
      chmodSync(path.join(folder, '.env'), 0o644);
      return { folder };
    },
  },
  // The machine, the sources.
  { what: 'an old Node', names: ['Node.js'], says: /too old/, where: () => ({ nodeVersion: 'v18.20.0' }) },
  { what: 'too little memory', names: ['memory'], says: /512 MB/, where: () => ({ memory: 300e6 }) },
  { what: 'no build', names: ['build'], says: /none yet/, where: () => ({ build: 'none' }) },
  {
    what: 'a build of other sources',
    names: ['build'],
    says: /other sources/,
    where: () => ({ build: 'old' }),
  },
  {
    what: 'the sample’s contact details',
    names: ['contact details'],
    says: /identity\.email/,
    where: () => ({ content: [checkPlaceholders(['identity.email'])] }),
  },
  {
    what: 'the sample’s clients',
    names: ['clients'],
    says: /Amala Foods/,
    where: () => ({
      content: checkSamples([{ what: 'clients', file: 'lib/content/clients.ts', entries: ['Amala Foods'] }]),
    }),
  },
];

test('nothing is named of a right configuration', async () => {
  expect(await named(right.variables())).toEqual({});
});

test('nothing is named of a right configuration with another API', async () => {
  const { JOBS_SOURCE: _sheet, WEBSITE_URL: _url, ...variables } = right.variables();
  expect(await named({ ...variables, API_BASE_URL: `${right.origin()}/api/` })).toEqual({});
});

test('nothing is called right and wrong at once', async () => {
  const { SMTP_URL: _smtp, ...variables } = right.variables();
  const found = await examine(variables, place());
  expect(found.filter(({ subject }) => subject === 'SMTP_URL')).toEqual([
    { level: 'fail', subject: 'SMTP_URL', message: expect.stringContaining('nobody is told') },
  ]);
});

test('there are 40 mistakes and more', () => {
  expect(PLANTS.length).toBeGreaterThanOrEqual(40);
});

test.each(PLANTS)('named: $what', async ({ names, says, set: changes, where }) => {
  const variables = { ...right.variables(), ...(await changes?.()) };
  const given = Object.entries(variables).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const found = await named(Object.fromEntries(given), place(where?.()));
  expect(Object.keys(found)).toEqual(names);
  expect(found[names[0]!]).toMatch(says);
});

// Only root may give a folder away.
(process.getuid?.() === 0 ? test : test.skip)('named: a data folder of another user', async () => {
  const folder = await dataDir();
  chownSync(folder, NOBODY, NOBODY);
  expect(await named({ ...right.variables(), DATA_DIR: folder })).toEqual({
    DATA_DIR: expect.stringContaining(`belongs to user ${NOBODY}`),
  });
});

postgres.describe('PostgreSQL', () => {
  const nextDatabase = postgres.databases();
  test('named: a database of a real server that is not there', async () => {
    const url = new URL(await nextDatabase());
    url.pathname = '/no_such_database';
    expect(await named({ ...right.variables(), DATABASE_URL: url.href })).toEqual({
      DATABASE_URL: expect.stringContaining('3D000'),
    });
  });
});

test('all mistakes that can be made at once are named at once', async () => {
  const together = PLANTS.filter(({ what }) =>
    /mistyped|underscore|^PORT=70|TIMEOUT|^REVALIDATE_SECRET=|^OUTBOX_KEY=|GTM_ID=|INDEXNOW|PROXIES=nginx|RETENTION_DAYS=1|^SAMPLES|^TZ|^REDIS_URL|^SMTP_URL|^JOBS_SOURCE|^GOOGLE.*no\/such|old Node|little memory|no build|^a data folder that others|^settings that others/.test(
      what,
    ),
  );
  const changes = await Promise.all(together.map(async (plant) => plant.set?.()));
  const where = Object.assign({}, ...together.map((plant) => plant.where?.())) as Partial<Place>;
  const found = await named({ ...right.variables(), ...Object.assign({}, ...changes) }, place(where));
  const expected = new Set(together.flatMap(({ names }) => names));
  expect(expected.size).toBeGreaterThan(18);
  expect(Object.keys(found)).toEqual(expect.arrayContaining([...expected]));
});
