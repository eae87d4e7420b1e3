import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../test/free-ports';
import { program } from '../test/program';

const NEXT = path.resolve('node_modules/.bin/next');

export const BARE_ISR_PATH = '/kept/1';

// Inside the project, to resolve the same Next and React.
const FOLDER = path.resolve('.data/bench/bare');

const files = {
  'package.json': '{"name":"bare","private":true,"type":"module"}',
  'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  // Otherwise Next would find the project's file in a parent folder and start half of the website.
  'instrumentation.js': 'export function register() {}',
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.js':
    "export const metadata = { title: 'Bare' };\nexport default function Page() { return <p>Bare</p>; }",
  // An ISR page rendered on first request, like a job page.
  'app/kept/[id]/page.js': `export const revalidate = 60;
export const generateStaticParams = () => [];
export default async function Page({ params }) { return <p>{(await params).id}</p>; }`,
};

function build(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(FOLDER, name)), { recursive: true });
    writeFileSync(path.join(FOLDER, name), text);
  }
  const run = spawnSync(process.execPath, [NEXT, 'build'], { cwd: FOLDER, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The bare app could not be built:\n${run.stdout}${run.stderr}`);
}

/** Builds and starts a minimal app with the project's own Next and React. @throws Error */
export async function startBareApp() {
  build();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const command = [NEXT, 'start', '--port', String(port)];
  const app = program('bare app', command, url + BARE_ISR_PATH, {}, { cwd: FOLDER });
  await app.start();
  return { url, pid: app.pid() };
}
