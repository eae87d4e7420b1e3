import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BOOT_SECONDS = 60;
/** Read by npm for every user. */
const NPM_SETTINGS = 'usr/etc/npmrc';
const NPM_CACHE = 'var/cache/npm';

export type Result = { output: string; status: number; seconds: number };
export type Machine = Awaited<ReturnType<typeof bootMachine>>;

/**
 * Boots a systemd-nspawn container from this machine's system: writes are kept in memory; it has its own systemd as
 * process 1, users, services and loopback, and no other network. Packages come from this machine's npm cache.
 */
export async function bootMachine() {
  refuseWithoutTools();
  const base = mkdtempSync('/var/tmp/dwaar-play-');
  const root = path.join(base, 'root');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=10g,mode=755', 'dwaar-play', base]);
  let container: ChildProcess | null = null;
  const stop = async () => {
    if (container && container.exitCode === null) {
      const ended = once(container, 'exit');
      container.kill('SIGTERM');
      const timeout = setTimeout(() => container!.kill('SIGKILL'), 30_000);
      await ended;
      clearTimeout(timeout);
    }
    execFileSync('umount', ['--lazy', '--recursive', base]);
    rmdirSync(base);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    for (const name of ['upper', 'work', 'root']) mkdirSync(path.join(base, name));
    const layers = `lowerdir=/,upperdir=${base}/upper,workdir=${base}/work`;
    execFileSync('mount', ['-t', 'overlay', '-o', layers, 'dwaar-play', root]);
    clean(root);
    container = spawn('systemd-nspawn', bootArguments(root), { stdio: 'ignore' });
    const leader = await leaderOf(container);
    return { root, stop, ...attach(leader) };
  } catch (error) {
    await stop();
    throw error;
  }
}

function refuseWithoutTools(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('This needs root on Linux: it boots a machine by systemd-nspawn.');
  const missing = ['systemd-nspawn', 'jq', 'git', 'nsenter'].filter(
    (tool) => spawnSync('which', [tool]).status !== 0,
  );
  if (missing.length === 0) return;
  console.log(`Installing what is missing here: ${missing.join(', ')} …`);
  execFileSync('apt-get', ['update', '-qq']);
  execFileSync('apt-get', ['install', '-y', '-qq', 'systemd-container', 'jq', 'git', 'util-linux'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Removes this machine's identity, enabled services and installed site. */
function clean(root: string): void {
  const own = 'etc/systemd/system opt/dwaar etc/dwaar.env var/lib/dwaar var/backups/dwaar';
  for (const name of own.split(' ')) rmSync(path.join(root, name), { recursive: true, force: true });
  mkdirSync(path.join(root, 'etc/systemd/system'));
  writeFileSync(path.join(root, 'etc/machine-id'), '');
  cpSync(path.join(homedir(), '.npm/_cacache'), path.join(root, NPM_CACHE, '_cacache'), { recursive: true });
  execFileSync('chmod', ['-R', 'a+rwX', path.join(root, NPM_CACHE)]);
  mkdirSync(path.join(root, path.dirname(NPM_SETTINGS)), { recursive: true });
  appendFileSync(path.join(root, NPM_SETTINGS), `\noffline=true\ncache=/${NPM_CACHE}\n`);
}

function bootArguments(root: string): string[] {
  const hasSystemd = existsSync('/run/systemd/system');
  return [
    ...'--quiet --boot --private-network --link-journal=no --console=pipe --register=no'.split(' '),
    `--directory=${root}`,
    `--machine=dwaar-play-${process.pid}`,
    ...(hasSystemd ? [] : ['--keep-unit']),
    'systemd.unit=multi-user.target',
  ];
}

/** Resolves with the process id of the machine's systemd once booted. */
async function leaderOf(container: ChildProcess): Promise<string> {
  const deadline = Date.now() + BOOT_SECONDS * 1_000;
  while (Date.now() < deadline && container.exitCode === null) {
    const children = `/proc/${container.pid}/task/${container.pid}/children`;
    const [leader] = existsSync(children) ? readFileSync(children, 'utf8').split(' ') : [];
    const isUp =
      leader && spawnSync('nsenter', [...into(leader), 'systemctl', 'is-active', 'multi-user.target']);
    if (isUp && isUp.status === 0) return leader!;
    await sleep(300);
  }
  throw new Error('systemd-nspawn did not boot a machine here.');
}

const into = (leader: string) => ['--target', leader, '--all', '--'];

/** Commands for a machine, by the host's process id of its systemd. */
function attach(leader: string) {
  const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const clean = ['env', '-i', path, 'HOME=/root'];

  /** Runs a shell script as root, stopping at the first failure. */
  async function run(script: string): Promise<Result> {
    const startedAt = Date.now();
    const shell = ['bash', '-e', '-o', 'pipefail', '-c', `cd /root\n${script}`];
    const child = spawn('nsenter', [...into(leader), ...clean, ...shell], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    const [status] = (await once(child, 'close')) as [number | null];
    return { output, status: status ?? 1, seconds: (Date.now() - startedAt) / 1_000 };
  }

  /** Starts a host program in the machine's network. */
  const spawnInNetwork = (command: string[]) =>
    spawn('nsenter', ['--target', leader, '--net', '--', ...command], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });

  return { run, spawnInNetwork };
}
