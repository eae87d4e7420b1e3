import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const CACHE = path.resolve('node_modules/.cache/image');
/** The release that the Dockerfile's images are of. */
const DEBIAN = 'trixie';
const MIRROR = 'http://deb.debian.org/debian';
const NEEDED = ['podman', 'buildah', 'runc', 'debootstrap'];

/** The subset used by compose.yaml. */
type Service = {
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  networks: Record<string, { ipv4_address: string }>;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
};
type Compose = {
  services: Record<string, Service>;
  networks: { default: { ipam: { config: [{ subnet: string }] } } };
};

const env: NodeJS.ProcessEnv = {
  ...process.env,
  CONTAINERS_CONF: path.join(CACHE, 'containers.conf'),
  CONTAINERS_STORAGE_CONF: path.join(CACHE, 'storage.conf'),
};

/** Runs one of the engine's programs with separate storage. @returns its output */
export const engine = (program: string, args: string[], input?: Buffer): string =>
  execFileSync(program, args, {
    env,
    encoding: 'utf8',
    input,
    maxBuffer: 64e6,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
export const podman = (...args: string[]) => engine('podman', args);

/** @returns why containers cannot run here, or null */
export function missingEngine(): string | null {
  if (process.platform !== 'linux' || process.getuid!() !== 0) return 'root on Linux is needed.';
  const missing = NEEDED.filter((program) => {
    try {
      execFileSync('which', [program]);
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length > 0)
    return `install ${missing.join(', ')} (apt-get install podman buildah runc netavark aardvark-dns iptables debootstrap).`;
  mkdirSync(CACHE, { recursive: true });
  const conf =
    '[containers]\ndefault_ulimits = []\n[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n';
  writeFileSync(path.join(CACHE, 'containers.conf'), conf);
  const storage = `[storage]\ndriver = "overlay"\ngraphroot = "${CACHE}/storage"\nrunroot = "/run/dwaar-image"\n`;
  writeFileSync(path.join(CACHE, 'storage.conf'), storage);
  return null;
}

/** Builds substitutes for the official images: Debian with the lock file's Node and npm, or with Caddy. */
export function makeBases(node: string, caddy: string): void {
  makeBase(node, [], (folder) => {
    const local = path.join(folder, 'usr/local');
    const [npm] = execFileSync('which', ['npm'], { encoding: 'utf8' }).split('\n');
    cpSync(process.execPath, path.join(local, 'bin/node'));
    // Not by `npm root -g`, which tells the folder of the Node that runs it, here the lock file's.
    cpSync(path.resolve(realpathSync(npm!), '../..'), path.join(local, 'lib/node_modules/npm'), {
      recursive: true,
    });
    execFileSync('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm')]);
    execFileSync('chroot', [folder, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);
    // Certificate of a TLS-inspecting network, for npm.
    const certificates = process.env.NODE_EXTRA_CA_CERTS;
    if (!certificates) return [];
    cpSync(certificates, path.join(folder, certificates), { dereference: true });
    return [`ENV NODE_EXTRA_CA_CERTS=${certificates}`];
  });
  makeBase(caddy, ['caddy', 'netcat-openbsd'], () => [
    'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
  ]);
}

function makeBase(image: string, packages: string[], fill: (folder: string) => string[]): void {
  const name = `docker.io/library/${image}`;
  if (podman('images', '--quiet', name)) return;
  console.log(`Making a base in place of ${image} …`);
  const folder = path.join(CACHE, 'base');
  rmSync(folder, { recursive: true, force: true });
  const include = packages.length > 0 ? [`--include=${packages.join()}`] : [];
  execFileSync('debootstrap', ['--variant=minbase', ...include, DEBIAN, folder, MIRROR], { stdio: 'ignore' });
  const more = fill(folder);
  for (const unused of ['var/cache/apt/archives', 'var/lib/apt/lists'])
    rmSync(path.join(folder, unused), { recursive: true });
  const packed = path.join(CACHE, 'base.tar');
  execFileSync('tar', ['-C', folder, '-cf', packed, '.']);
  const PATH = 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  podman('import', '--quiet', ...[PATH, ...more].flatMap((change) => ['--change', change]), packed, name);
  for (const file of [folder, packed]) rmSync(file, { recursive: true });
}

/** Megabytes of an image. */
export const sizeOf = (image: string): number =>
  Math.round(Number(podman('image', 'inspect', '--format', '{{.Size}}', image)) / 1e6);

/** The services of compose.yaml with values as from `.env`, without ports, which may be in use. */
export class Services {
  readonly #compose: Compose;
  readonly #name = `dwaar-try-${process.pid}`;

  constructor(values: Record<string, string>) {
    const text = readFileSync('compose.yaml', 'utf8').replaceAll(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_, name: string, kind: string, otherwise: string) => values[name] ?? (kind === '-' ? otherwise : ''),
    );
    this.#compose = parse(text, { merge: true }) as Compose;
    podman('network', 'create', '--subnet', this.#compose.networks.default.ipam.config[0].subnet, this.#name);
  }

  /** Starts a service detached. */
  up(name: string, image: string, options: string[], command: string[] = []): void {
    const named = ['--detach', '--name', this.container(name)];
    podman('run', ...named, ...this.#options(name, true), ...options, image, ...command);
  }

  /** Runs a command in a new container of a service, like `docker compose run --rm`. */
  run(name: string, image: string, command: string[], input?: Buffer): string {
    const stdin = input ? ['--interactive'] : [];
    const options = ['--rm', ...stdin, ...this.#options(name, false)];
    return engine('podman', ['run', ...options, image, ...command], input);
  }

  exec = (name: string, ...command: string[]) => podman('exec', this.container(name), ...command);
  stop = (name: string) => podman('stop', this.container(name));
  start = (name: string) => podman('start', this.container(name));
  remove = (name: string) => podman('rm', '--force', '--ignore', '--time', '30', this.container(name));
  container = (name: string) => `${this.#name}-${name}`;
  logs = (name: string) => podman('logs', '--tail', '15', this.container(name));

  /** Removes containers, volumes and network. */
  down(): void {
    for (const name of Object.keys(this.#compose.services)) this.remove(name);
    const volumes = Object.values(this.#compose.services).flatMap((service) => service.volumes ?? []);
    const own = volumes
      .filter((volume) => !volume.startsWith('.'))
      .map((volume) => this.#volume(volume).split(':')[0]!);
    podman('volume', 'rm', '--force', ...own);
    podman('network', 'rm', '--force', this.#name);
  }

  #volume(volume: string): string {
    return volume.startsWith('.')
      ? path.resolve(volume.split(':')[0]!) + volume.slice(volume.indexOf(':'))
      : `${this.#name}-${volume}`;
  }

  #options(name: string, isService: boolean): string[] {
    const service = this.#compose.services[name]!;
    return [
      ...'--ulimit host --no-healthcheck --network'.split(' '),
      this.#name,
      ...(isService ? ['--ip', service.networks.default!.ipv4_address] : []),
      ...Object.entries(service.environment ?? {}).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...(service.volumes ?? []).flatMap((volume) => ['--volume', this.#volume(volume)]),
      ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
      ...(service.tmpfs ?? []).flatMap((folder) => ['--tmpfs', folder]),
      ...(service.cap_drop ?? []).flatMap((capability) => ['--cap-drop', capability]),
      ...(service.security_opt ?? []).flatMap((option) => ['--security-opt', option.replace(/:true$/, '')]),
    ];
  }
}
