import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { receiverForTests, temporaryFolder } from '../../test/backend';
import { fetchSheet, RedirectCookies } from './fetch-sheet';
import { downloadAddress, isSheetSource, sourceName } from './sheet-address';

const folder = temporaryFolder();
const server = receiverForTests();
const signal = new AbortController().signal;
const at = (path: string) => `${server.origin()}${path}`;
const text = (sheet: { bytes: Uint8Array } | null) => sheet && Buffer.from(sheet.bytes).toString();

test('requests to a URL are conditional on the known version', async () => {
  server.answers(({ headers }, response) => {
    if (headers['if-none-match'] === '"1"' && headers['if-modified-since']) response.writeHead(304).end();
    else
      response.writeHead(200, { etag: '"1"', 'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT' }).end('title');
  });
  const first = await fetchSheet(at('/jobs.csv'), null, { signal });
  expect(text(first)).toBe('title');
  expect(await fetchSheet(at('/jobs.csv'), first, { signal })).toBeNull();
});

test('redirects are followed, as a published Google Sheet has one, but never to http elsewhere', async () => {
  server.answers(({ path }, response) => {
    if (path === '/pub') response.writeHead(307, { location: '/export/jobs.csv' }).end();
    else if (path === '/out') response.writeHead(302, { location: 'http://sheets.example.com/x' }).end();
    else if (path === '/round') response.writeHead(302, { location: '/round' }).end();
    else response.end('title');
  });
  expect(text(await fetchSheet(at('/pub'), null, { signal }))).toBe('title');
  await expect(fetchSheet(at('/out'), null, { signal })).rejects.toThrow('without https');
  await expect(fetchSheet(at('/round'), null, { signal })).rejects.toThrow('redirects too many times');
});

test('a cookie that comes with a redirect goes along to that host only, as SharePoint’s shared links want it', async () => {
  server.answers(({ path, headers }, response) => {
    if (path === '/shared')
      response
        .writeHead(302, { location: '/file', 'set-cookie': ['FedAuth=a=b; path=/; HttpOnly', 'x=1'] })
        .end();
    else response.end(`title,notes\nCook,${headers.cookie}\n`);
  });
  expect(text(await fetchSheet(at('/shared'), null, { signal }))).toContain('FedAuth=a=b; x=1');
  expect(text(await fetchSheet(at('/file'), null, { signal }))).toContain('undefined');
  const cookies = new RedirectCookies();
  cookies.keep(new URL('https://a.example/x'), new Response('', { headers: { 'set-cookie': 'x=1' } }));
  expect(
    ['https://a.example/y', 'https://b.example/', 'http://a.example/'].map((url) => cookies.of(new URL(url))),
  ).toEqual(['x=1', '', '']);
});

test.each([403, 404, 500])('status %d is reported', async (status) => {
  server.answersStatus(status);
  await expect(fetchSheet(at('/'), null, { signal })).rejects.toThrow(`returned ${status}`);
});

test('a truncated download, with a length or without, is reported', async () => {
  server.answers(({ path }, response) => {
    if (path === '/length') response.writeHead(200, { 'content-length': '1000' });
    response.write('id,title\n1,Clerk\n', () => response.destroy());
  });
  await expect(fetchSheet(at('/length'), null, { signal })).rejects.toThrow('was interrupted');
  await expect(fetchSheet(at('/chunks'), null, { signal })).rejects.toThrow('was interrupted');
});

test('a sheet that times out, is too large or unreachable is reported', async () => {
  server.answers(({ path }, response) => void (path === '/large' && response.end('x'.repeat(2_000_001))));
  await expect(fetchSheet(at('/silent'), null, { signal, timeoutMs: 50 })).rejects.toThrow(
    'within 0 seconds',
  );
  await expect(fetchSheet(at('/large'), null, { signal, maxBytes: 2_000_000 })).rejects.toThrow('2 MB');
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  await expect(fetchSheet(`http://127.0.0.1:${port}/`, null, { signal })).rejects.toThrow('(ECONNREFUSED)');
});

test('a file is read; one that is missing, a folder or too large is reported', async () => {
  const file = join(folder, 'jobs.csv');
  writeFileSync(file, 'title\n');
  mkdirSync(join(folder, 'sub'));
  expect(text(await fetchSheet(file, null, { signal }))).toBe('title\n');
  await expect(fetchSheet(join(folder, 'none.csv'), null, { signal })).rejects.toThrow('does not exist');
  await expect(fetchSheet(join(folder, 'sub'), null, { signal })).rejects.toThrow('a folder');
  await expect(fetchSheet(file, null, { signal, maxBytes: 3 })).rejects.toThrow('larger than');
});

test('a sheet may come from a path, by https, or by http from this machine', () => {
  expect(
    ['jobs.csv', '/srv/jobs.csv', 'https://docs.google.com/x', 'http://localhost:1/x'].map(isSheetSource),
  ).toEqual([true, true, true, true]);
  expect(['http://example.com/x', 'ftp://example.com/x', 'https://', 'a\0b'].map(isSheetSource)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a report names a file, or the host of an address, whose link is a key to the sheet', () => {
  expect(
    ['/srv/jobs.xlsx', 'jobs.csv', 'https://docs.google.com/spreadsheets/d/key/edit'].map(sourceName),
  ).toEqual(['jobs.xlsx', 'jobs.csv', 'docs.google.com']);
});

const to = (link: string) => downloadAddress(new URL(link)).href;
const ID = '1aBcD-efG_hIj';

test.each([
  // Copied from the address bar, from “Share”, with a second account, and from a phone.
  [`https://docs.google.com/spreadsheets/d/${ID}/edit?gid=42#gid=42`, `/d/${ID}/export?format=csv&gid=42`],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=0`, `/d/${ID}/export?format=csv&gid=0`],
  [`https://docs.google.com/spreadsheets/u/1/d/${ID}/edit?gid=7`, `/d/${ID}/export?format=csv&gid=7`],
  [`https://docs.google.com/spreadsheets/d/${ID}/edit?usp=sharing`, `/d/${ID}/export?format=xlsx`],
  [`https://docs.google.com/spreadsheets/d/${ID}/view`, `/d/${ID}/export?format=xlsx`],
  [`https://docs.google.com/spreadsheets/d/${ID}`, `/d/${ID}/export?format=xlsx`],
  [
    `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=1`,
    `/d/${ID}/export?format=csv&gid=1`,
  ],
  // Published to the web.
  [
    'https://docs.google.com/spreadsheets/d/e/2PACX-x/pubhtml?gid=3&single=true',
    '/d/e/2PACX-x/pub?gid=3&single=true&output=csv',
  ],
  ['https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?output=csv', '/d/e/2PACX-x/pub?output=csv'],
  ['https://docs.google.com/spreadsheets/d/e/2PACX-x/pub?output=xlsx', '/d/e/2PACX-x/pub?output=xlsx'],
])('Google Sheets: %s', (link, path) => expect(to(link)).toBe(`https://docs.google.com/spreadsheets${path}`));

test.each([
  [
    `https://drive.google.com/file/d/${ID}/view?usp=sharing`,
    `https://drive.google.com/uc?export=download&id=${ID}`,
  ],
  [`https://drive.google.com/open?id=${ID}`, `https://drive.google.com/uc?export=download&id=${ID}`],
  [
    'https://agency.sharepoint.com/:x:/s/jobs/EaBc123?e=xYz',
    'https://agency.sharepoint.com/:x:/s/jobs/EaBc123?e=xYz&download=1',
  ],
  [
    'https://agency-my.sharepoint.com/:x:/g/personal/asha_agency/EaBc123',
    'https://agency-my.sharepoint.com/:x:/g/personal/asha_agency/EaBc123?download=1',
  ],
  [
    'https://agency.sharepoint.com/sites/jobs/Shared%20Documents/jobs.xlsx?web=1',
    'https://agency.sharepoint.com/sites/jobs/Shared%20Documents/jobs.xlsx?download=1',
  ],
  [
    'https://1drv.ms/x/s!AaBb-cC?e=dD',
    // printf %s 'https://1drv.ms/x/s!AaBb-cC?e=dD' | base64, with - and _ for + and /, without =
    'https://api.onedrive.com/v1.0/shares/u!aHR0cHM6Ly8xZHJ2Lm1zL3gvcyFBYUJiLWNDP2U9ZEQ/root/content',
  ],
  [
    'https://www.dropbox.com/scl/fi/abc/jobs.xlsx?rlkey=k&dl=0',
    'https://www.dropbox.com/scl/fi/abc/jobs.xlsx?rlkey=k&dl=1',
  ],
  ['https://www.dropbox.com/s/abc/jobs.csv', 'https://www.dropbox.com/s/abc/jobs.csv?dl=1'],
  [
    'https://github.com/agency/jobs/blob/main/open/jobs.csv',
    'https://raw.githubusercontent.com/agency/jobs/main/open/jobs.csv',
  ],
])('%s', (link, download) => expect(to(link)).toBe(download));

test.each([
  'https://agency.example/jobs.xlsx?dl=0#x',
  'https://docs.google.com/document/d/1/edit',
  'https://sharepoint.com.evil.example/:x:/s/a',
  'https://github.com/agency/jobs',
  'https://onedrive.live.com/download?resid=1',
])('%s is its own', (link) => expect(to(link)).toBe(link));
