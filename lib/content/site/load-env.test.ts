import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'load-env-'));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('.env files set what is not set yet, the more specific ones first, and take a dollar sign as it is', async () => {
  writeFileSync(
    path.join(folder, '.env'),
    'SMTP_URL="smtp://a:pa$word@mail.example"\nPORT=3001\nHOST=0.0.0.0\n',
  );
  writeFileSync(path.join(folder, '.env.local'), '# mine\nPORT=3002\n');
  writeFileSync(path.join(folder, '.env.development'), 'PORT=3003\n');
  process.env = { ...process.env, SITE_DIR: path.join(home, 'sample-site'), HOST: '127.0.0.1' };
  process.chdir(folder);
  await import('./load-env');
  expect(process.env).toMatchObject({
    SMTP_URL: 'smtp://a:pa$word@mail.example',
    PORT: '3002',
    HOST: '127.0.0.1',
  });
});
