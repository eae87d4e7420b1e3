import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

test('no page or handler is prerendered, as settings are unknown at build time', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const handlers = files
    .filter((file) => path.basename(file) === 'route.ts' || /^(?:robots|manifest)\.ts$/.test(file))
    .filter((file) => /export (?:default|async function GET|function GET|const GET)/.test(read(file)));
  expect(handlers.length).toBeGreaterThan(20);
  for (const file of ['layout.tsx', ...handlers])
    expect(`${file}: ${read(file)}`).toContain("export const dynamic = 'force-dynamic';");
});

const read = (file: string) => readFileSync(path.join('app', file), 'utf8');
