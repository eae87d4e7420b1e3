import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apply, makeApplicant } from '../faults/applicant';
import { CAPTCHA_CODE } from '../../test/browser/sites';
import { whyNotReady } from '../../bin/why-not-ready';

/**
 * `npm run release -- --try`: unpacks the release and runs it as on a server: in an isolated network, without npm or
 * another Node, from a read-only folder, as an unprivileged user. Needs root. The units' system call filter needs
 * systemd: `npm run play`.
 */
const [file = '', inside] = process.argv.slice(2);
const NOBODY = 65_534;
const ORIGIN = 'http://localhost:3000';
const START_SECONDS = 60;

const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' });

async function tryRelease(): Promise<void> {
  const parent = mkdtempSync(path.join(tmpdir(), 'dwaar-try-'));
  run('chmod', '755', parent);
  const [folder, data] = ['release', 'data'].map((name) => path.join(parent, name)) as [string, string];
  for (const made of [folder, data]) mkdirSync(made);
  chownSync(data, NOBODY, NOBODY);
  run('tar', '-xzf', file, '-C', folder, '--strip-components=1');
  run('ip', 'link', 'set', 'lo', 'up');
  run('mount', '--bind', '-o', 'ro', folder, folder);
  run('mount', '-o', 'remount,bind,ro', folder);
  for (const other of ['node', 'npm', 'npx'].flatMap((name) =>
    ['/usr/bin', '/usr/local/bin', '/bin'].map((bin) => path.join(bin, name)),
  ))
    if (existsSync(other)) run('mount', '--bind', '/dev/null', other);

  const dwaar = [
    ...[`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all'],
    ...['--', path.join(folder, 'bin/dwaar')],
  ];
  const env = {
    ...{ NODE_ENV: 'production' as const, PATH: '/usr/bin:/bin', HOME: '/nonexistent' },
    ...{ DATA_DIR: data, SITE_URL: ORIGIN, CAPTCHA_TEST_CODE: CAPTCHA_CODE, FORM_MIN_SECONDS: '0' },
  };
  const command = (...args: string[]) =>
    execFileSync('setpriv', [...dwaar, ...args], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const start = async () => {
    const site = spawn('setpriv', [...dwaar, 'start'], { env, stdio: 'inherit' });
    const hasEnded = () => (site.exitCode === null ? null : 'The program ended.');
    const reason = await whyNotReady(`${ORIGIN}/api/ready`, { seconds: START_SECONDS, hasEnded });
    if (reason !== null) throw new Error(reason);
    return async () => {
      const ended = once(site, 'exit');
      site.kill('SIGTERM');
      await ended;
    };
  };

  try {
    let stop = await start();
    const sitemap = await text('/sitemap.xml');
    const [, job] = /<loc>[^<]*(\/job-details\/[^<]+)<\/loc>/.exec(sitemap)!;
    const home = await text('/');
    const [asset] = /\/_next\/static\/[\w./-]+\.js/.exec(home)!;
    for (const address of ['/up', '/job', job!, `${job}/card.png`, '/social-card.png', asset])
      await text(address);
    const { image } = JSON.parse(await text('/api/captcha?form=contact-enquiry')) as { image?: string };
    if (!image) throw new Error('The captcha has no picture.');
    const applicant = makeApplicant(1);
    if (!(await apply(ORIGIN, applicant))) throw new Error('The application was not taken.');
    const inbox = () => command('inbox', '--json');
    const before = inbox();
    if (!before.includes(applicant.sha256)) throw new Error(`The application is not in the inbox: ${before}`);
    const backup = path.join(data, 'backup.tar.gz');
    command('backup', backup);
    command('erase', applicant.email);
    if (inbox() === before) throw new Error('Nothing was erased.');
    await stop();
    command('restore', '--force', backup);
    stop = await start();
    if (inbox() !== before) throw new Error('Not all came back.');
    await stop();
    console.log('Pages, pictures, an application with its CV, backup and restore: all work.');
  } finally {
    run('umount', '-l', folder);
    rmSync(parent, { recursive: true, force: true });
  }
}

async function text(address: string): Promise<string> {
  const response = await fetch(ORIGIN + address);
  if (!response.ok) throw new Error(`${address} is answered by ${response.status}.`);
  return response.text();
}

if (inside === undefined) {
  // Namespaces clean up its processes and mounts.
  const own = [
    '--net',
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
    '--propagation',
    'private',
  ];
  const program = [process.execPath, '--import', 'tsx', import.meta.filename, file, 'inside'];
  try {
    execFileSync('unshare', [...own, ...program], { stdio: 'inherit' });
  } catch {
    process.exitCode = 1;
  }
} else
  tryRelease().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
