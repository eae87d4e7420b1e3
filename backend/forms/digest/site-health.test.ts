import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { siteHealthMail } from '../../../lib/content/mails/site-health';
import { renderText } from '../../../lib/base/mail/render-text';
import { NOON, temporaryFolder } from '../../../test/backend';
import { mailServerForTests } from '../../../test/mail';
import { mailingForTests } from '../../../test/mailing';
import { backupMark } from '../../base/data-dir';
import { certificateDays, readSiteHealth } from './read-site-health';

const DAY_MS = 86_400_000;
const server = mailServerForTests();
const mailing = mailingForTests(server);
const folder = temporaryFolder();
const [staff] = server.staff as [string];

const read = (now: Date, databaseUrl: string | null = null) =>
  readSiteHealth({
    ...{ store: mailing.store(), dataDir: folder, databaseUrl, siteUrl: 'http://localhost:3000', now },
    ask: async () => ({ total: 2, forms: [] }),
  });

test('staff receive the site’s health on the week’s first working day', async () => {
  await mailing.at('2026-11-20T04:00:00.000Z');
  await mailing.at('2026-11-23T03:00:00.000Z');
  expect(server.to(staff)).toEqual([]);
  // No process ran on Monday.
  for (const moment of ['2026-11-24T04:00:00.000Z', '2026-11-24T05:00:00.000Z', '2026-11-25T04:00:00.000Z'])
    await mailing.at(moment);
  expect(server.to(staff).map(({ subject }) => subject)).toEqual(['The website is healthy']);
});

test('failed mails, waiting forms and a missing backup come first, with advice', async () => {
  const store = mailing.store();
  await store.queueMail({ kind: 'sheet' });
  await store.failMail((await store.claimMail(1_000))!, '550 unknown');
  const { subject, ...document } = siteHealthMail(await read(new Date(NOON)));
  expect(subject).toBe('The website: 3 to check');
  const text = renderText({ subject, ...document });
  expect(text).toMatch(/TO CHECK\n+- Backup – none has been made: run npm run backend/);
  expect(text).toMatch(/Failed emails – 1: .*\n- Undelivered forms – 2: [^]*OK\n+- Node\.js – as shipped/);
  expect(text).not.toContain('Certificate');
  expect(await read(new Date(NOON), 'postgres://db/jobs')).toMatchObject({ backupDays: undefined });
});

test('a backup is recent for three days', async () => {
  const now = Date.parse(NOON);
  writeFileSync(backupMark(folder), `${new Date(now - 3.5 * DAY_MS).toISOString()}\n/backups`);
  expect(siteHealthMail(await read(new Date(now - DAY_MS))).subject).toBe('The website: 1 to check');
  expect(renderText(siteHealthMail(await read(new Date(now))))).toContain('Backup – 3 days old: run npm run');
});

test('a certificate’s expiry is read from the site, whoever issued it', async () => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '10', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
  const site = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(`https://127.0.0.1:${(site.address() as AddressInfo).port}`);
  expect(Math.round((await certificateDays(url, Date.now()))!)).toBe(10);
  expect(await certificateDays(url, Date.now() + 20 * DAY_MS)).toBe(0);
  site.close();
  expect(await certificateDays(url, Date.now())).toBeNull();
});
