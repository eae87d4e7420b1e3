import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../test/backend';
import { configuredNotifiers } from './configured';

const folder = temporaryFolder();
const keyFile = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const goodKey = keyFile(
  'good.json',
  JSON.stringify({ client_email: 'a@b.example', private_key: '-----BEGIN PRIVATE KEY-----\n' }),
);
const nothing = { siteUrl: 'https://jobs.example.in', website: null, indexNowKey: null, googleKeyFile: null };
const everything = {
  ...nothing,
  website: { urls: ['http://127.0.0.1:3000'], secret: 'x'.repeat(16) },
  indexNowKey: 'abcd-1234',
  googleKeyFile: goodKey,
};
const names = async (settings: typeof nothing | typeof everything) =>
  (await configuredNotifiers(settings)).notifiers.map(({ name }) => name);

test('notifies no one unless configured', async () => {
  expect(await configuredNotifiers(nothing)).toEqual({ notifiers: [], remarks: [] });
  expect(await names(everything)).toEqual(['website', 'indexnow', 'google-indexing']);
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'search engines are not told of %s, and that is said',
  async (siteUrl) => {
    const { notifiers, remarks } = await configuredNotifiers({ ...everything, siteUrl });
    expect(notifiers.map(({ name }) => name)).toEqual(['website']);
    expect(remarks.join('\n')).toMatch(/^IndexNow is off: SITE_URL .*\nGoogle indexing is off: SITE_URL /);
  },
);
