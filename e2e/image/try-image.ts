import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { CAPTCHA_CODE } from '../../test/browser/sites';
import { choosePortShift } from '../../test/free-ports';
import { type Applicant, apply, makeApplicant } from '../../test/simulator/programs';
import { engine, makeBases, podman, Services, sizeOf, missingEngine } from './containers';

/**
 * `npm run image:try`: builds the Dockerfile, starts the services of compose.yaml, sends forms through Caddy, backs
 * up, restores, and updates to a second image while forms arrive. As there is no registry, Debian with the same Node
 * and Debian's Caddy (2.6) substitute for the official images. --built uses the existing image.
 */
const IMAGE = 'localhost/dwaar';
const SECOND = 'localhost/dwaar-second';
const PORT = 3190;
const MAX_MEGABYTES_OF_OURS = 200;
const START_SECONDS = 90;
const FORMS_IN_UPDATE = 6;

async function tryImage(): Promise<void> {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const [, node] = /^FROM (node:\S+)/m.exec(dockerfile)!;
  const [, caddy] = /image: (caddy:\S+)/.exec(readFileSync('compose.yaml', 'utf8'))!;
  makeBases(node!, caddy!);
  step('Building the image …');
  const build = 'build --layers --format docker --isolation chroot --network host --quiet'.split(' ');
  if (!process.argv.includes('--built'))
    engine('buildah', [...build, '--target', 'site', '--tag', IMAGE, '.']);
  const ours = sizeOf(IMAGE) - sizeOf(node!);
  step(`The image is ${sizeOf(IMAGE)} MB, ${ours} of them ours.`);
  if (ours > MAX_MEGABYTES_OF_OURS) throw new Error(`That is more than ${MAX_MEGABYTES_OF_OURS} MB.`);
  const strays = podman(
    ...'run --rm --ulimit host --network none'.split(' '),
    IMAGE,
    'sh',
    '-c',
    'cd /app && find . -name "*.test.*"; ls -d node_modules/typescript node_modules/tsx node_modules/node-linux-* docs deploy 2>&- ; command -v pg_dump || true',
  );
  if (strays) throw new Error(`The image holds what it does not need:\n${strays}`);

  const port = PORT + (await choosePortShift([PORT]));
  const origin = `http://localhost:${port}`;
  const services = new Services({ SITE_URL: origin });
  // As from .env. The test captcha for sending forms; the key for restoring elsewhere.
  const settings = {
    SITE_URL: origin,
    STORE_KEY: randomBytes(32).toString('hex'),
    CAPTCHA_TEST_CODE: CAPTCHA_CODE,
    FORM_MIN_SECONDS: '0',
  };
  const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const ready = async () => {
    const reason = await whyNotReady(`${origin}/api/ready`);
    if (reason !== null) throw new Error(`${services.logs('site')}\n${reason}`);
  };
  try {
    services.up('site', IMAGE, ['--memory', '1g', ...env]);
    // Debian's 2.6 buffers nothing (deploy/Caddyfile).
    services.up('caddy', caddy!, ['--publish', `127.0.0.1:${port}:${port}`, '--env', 'BUFFERS=']);
    await ready();
    step('Site and Caddy run: read-only, without capabilities, in 1 GB.');
    const [, check] = /^ +CMD (\["node", "-e".*\])$/m.exec(dockerfile)!;
    services.exec('site', ...(JSON.parse(check!) as string[]));
    if (!services.exec('site', 'sh', '-c', 'dwaar doctor || true').includes(' to put right.'))
      throw new Error('The doctor cannot examine the site.');
    if (services.exec('site', 'id', '-u').trim() !== '1000') throw new Error('The site runs as root.');

    const first = makeApplicant(1);
    await mustApply(origin, first);
    const inbox = () => services.exec('site', 'dwaar', 'inbox', '--json');
    const before = inbox();
    if (!before.includes(first.sha256)) throw new Error(`The application is not in the inbox: ${before}`);
    if (!services.exec('site', 'ls', '/data/backups').includes('dwaar-'))
      throw new Error('There is no nightly backup.');
    step('An application came through Caddy, and there is a backup of the night.');

    services.exec('site', 'dwaar', 'backup', '/data/by-hand.tar.gz');
    const backup = engine('podman', ['exec', services.container('site'), 'base64', '/data/by-hand.tar.gz']);
    services.exec('site', 'rm', '/data/by-hand.tar.gz');
    services.exec('site', 'dwaar', 'erase', first.email);
    if (inbox() === before) throw new Error('Nothing was erased.');
    services.stop('site');
    // From outside, regardless of the file's owner.
    services.run(
      'site',
      IMAGE,
      ['sh', '-c', 'umask 077; cat > /data/back.tar.gz'],
      Buffer.from(backup, 'base64'),
    );
    const restore = 'dwaar restore --force /data/back.tar.gz'.split(' ');
    services.run('site', IMAGE, ['env', ...pairs(settings), ...restore]);
    services.start('site');
    await ready();
    if (inbox() !== before) throw new Error('Not all came back.');
    step('A backup was brought out, in and restored.');

    const home = await (await fetch(origin)).text();
    const [asset] = /\/_next\/static\/[\w./-]+\.js/.exec(home)!;
    makeSecond(asset!.replace('/_next/', ''));
    const forms = Array.from({ length: FORMS_IN_UPDATE }, (_, number) => makeApplicant(number + 2));
    const sent = forms.map((form) => mustApply(origin, form));
    services.remove('site');
    services.up('site', SECOND, ['--memory', '1g', ...env]);
    await Promise.all(sent);
    await ready();
    const after = inbox();
    const stored = forms.filter(({ sha256 }) => after.split(`"${sha256}"`).length === 2);
    if (stored.length < forms.length || !after.includes(first.sha256))
      throw new Error(`Stored once: ${stored.length} of ${forms.length} forms.`);
    const open = await fetch(origin + asset);
    if (!open.ok)
      throw new Error(`A page that was open before the update cannot load ${asset}: ${open.status}.`);
    step(
      `The second image runs: ${forms.length} forms sent meanwhile are stored once, and open pages find their files.`,
    );
  } finally {
    services.down();
  }
}

/** Makes an image of another build, without a file of the first. */
function makeSecond(file: string): void {
  const container = engine('buildah', ['from', IMAGE]).trim();
  const script = `cd /app && mv .next-* .next-second && rm .next-second/${file}*`;
  engine('buildah', ['run', '--isolation', 'chroot', '--user', 'root', container, 'sh', '-c', script]);
  engine('buildah', ['commit', '--quiet', '--rm', container, SECOND]);
}

/** Polls until it answers with 200. @returns null, or why it did not in time */
async function whyNotReady(url: string): Promise<string | null> {
  const ask = () =>
    fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      async (answer) => (answer.ok ? null : `${url} answers ${answer.status}: ${await answer.text()}`),
      (error: unknown) => `${url} does not answer (${String(error)}).`,
    );
  const deadline = Date.now() + START_SECONDS * 1_000;
  let reason = await ask();
  while (reason !== null && Date.now() < deadline) {
    await sleep(250);
    reason = await ask();
  }
  return reason;
}

async function mustApply(origin: string, applicant: Applicant): Promise<void> {
  if (!(await apply(applicant, origin))) throw new Error(`Application ${applicant.number} was not taken.`);
}

const pairs = (settings: Record<string, string>) =>
  Object.entries(settings).map(([name, value]) => `${name}=${value}`);

const step = (text: string) => console.log(text);

const reason = missingEngine();
if (reason !== null) {
  console.error(`No container can be run here, so nothing was tried: ${reason}`);
  process.exitCode = 1;
} else
  tryImage().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
