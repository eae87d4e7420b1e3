import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { API_HEAP_FLAG } from '../bin/heap-flag';

type Service = {
  image: string;
  command: string[];
  environment: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  networks: Record<string, { ipv4_address?: string } | null> | string[];
  restart: string;
  healthcheck: object;
};

const compose = parse(readFileSync('compose.large.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
};
const { services } = compose;
const websites = Object.keys(services).filter((name) => name.startsWith('website-'));

function environmentOf(name: string) {
  return services[name]!.environment;
}

function addressOf(name: string): string | undefined {
  const { networks } = services[name]!;
  return Array.isArray(networks) ? undefined : networks.front?.ipv4_address;
}

function networksOf(name: string): string[] {
  const { networks } = services[name]!;
  return Array.isArray(networks) ? networks : Object.keys(networks);
}

test('only the edge is reachable from outside, and only the API reaches the database', () => {
  expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['edge']);
  expect(Object.keys(services).filter((name) => networksOf(name).includes('store'))).toEqual([
    'backend',
    'postgres',
  ]);
  expect(compose.networks.store!.internal).toBe(true);
});

test('the edge, the websites and the API refer to each other by their actual addresses', () => {
  expect(websites).toEqual(['website-1', 'website-2']);
  const { WEBSITES, DESK } = environmentOf('edge');
  expect(WEBSITES).toBe(websites.map((name) => `${addressOf(name)}:3000`).join(' '));
  expect(DESK).toBe(`${addressOf('backend')}:4100`);
  expect(environmentOf('backend').WEBSITE_URL).toBe(websites.map((name) => `http://${name}:3000`).join());
  for (const name of websites) {
    expect(environmentOf(name).TRUSTED_PROXIES).toBe(addressOf('edge'));
    expect(environmentOf(name).API_BASE_URL).toBe(
      `http://backend:${environmentOf('backend').BACKEND_PORT}/api/`,
    );
  }
});

test('every program has its own data, a health check and a restart policy', () => {
  const own = Object.values(services).flatMap((service) => service.volumes ?? []);
  const named = own.map((volume) => volume.split(':')[0]!).filter((source) => !source.startsWith('.'));
  expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
  for (const [name, service] of Object.entries(services)) {
    expect([name, service.restart]).toEqual([name, 'unless-stopped']);
    expect(service.healthcheck).toHaveProperty('test');
  }
});

test('the API gets as much memory as under npm start', () => {
  expect(services.backend!.command).toContain(API_HEAP_FLAG);
});

test('the image has the client programs of the server’s version', () => {
  const [, version] = / postgresql-client-(\d+) /.exec(readFileSync('Dockerfile', 'utf8'))!;
  expect(services.postgres!.image).toMatch(new RegExp(`^postgres:${version}\\.\\d+$`));
});

test('Node.js of the image and of the workflow is the one of the lock file', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const versions = ['x64', 'arm64'].map((cpu) => lock.packages[`node_modules/node-linux-${cpu}`]!.version);
  expect(new Set(versions).size).toBe(1);
  const files = ['Dockerfile', '.github/workflows/check.yml'].map((file) => readFileSync(file, 'utf8'));
  const bases = files.flatMap((text) =>
    Array.from(text.matchAll(/(?:FROM |image: ')node:(\S+?)-/g), ([, base]) => base!),
  );
  expect(bases).toHaveLength(3);
  expect(new Set(bases)).toEqual(new Set([versions[0]!.replace(/\.\d+$/, '')]));
});

const small = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<'caddy' | 'site', Service & { networks: { default: { ipv4_address: string } } }>;
  volumes: Record<string, null>;
};
const { caddy, site } = small.services;

test('the small site and Caddy know each other by their addresses, and only Caddy is reachable from outside', () => {
  expect(caddy.environment.WEBSITES).toBe(`${site.networks.default.ipv4_address}:3000`);
  expect(site.environment.TRUSTED_PROXIES).toBe(
    `\${TRUSTED_PROXIES:-${caddy.networks.default.ipv4_address}}`,
  );
  for (const port of site.ports!) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('the small site’s data outlasts its container', () => {
  for (const volume of Object.keys(small.volumes))
    expect([...caddy.volumes!, ...site.volumes!].some((mounted) => mounted.startsWith(`${volume}:`))).toBe(
      true,
    );
});

test.each([
  ['compose.yaml', caddy],
  ['compose.large.yaml', services.edge!],
])('%s runs the Caddyfile with every variable set, and keeps certificates', (_, edge) => {
  const used = [...readFileSync('deploy/Caddyfile', 'utf8').matchAll(/\{\$(\w+)(:?)/g)];
  const set = Object.keys(edge.environment);
  expect(used.map(([, name]) => name)).toEqual(expect.arrayContaining(set));
  expect(set).toEqual(
    expect.arrayContaining(used.flatMap(([, name, byDefault]) => (byDefault ? [] : name!))),
  );
  expect(edge.ports).toEqual(['80:80', '443:443', '443:443/udp']);
  expect(edge.volumes).toEqual([
    './deploy/Caddyfile:/etc/caddy/Caddyfile:ro',
    'caddy:/data',
    'caddy-config:/config',
  ]);
});

const unit = readFileSync('deploy/dwaar.service', 'utf8');
const command = readFileSync('bin/dwaar', 'utf8');
const guide = readFileSync('docs/node.md', 'utf8');
const valuesOf = (name: string) =>
  Array.from(unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm')), ([, value]) => value!);

test('the unit starts a program that is built, on the Node of the lock file, in the guide’s folder', () => {
  const [folder] = valuesOf('WorkingDirectory');
  const [, node, name] = /^(\S+) (?:-\S+ )*dist\/([\w-]+)\.mjs/.exec(valuesOf('ExecStart')[0]!)!;
  expect(node).toBe(`${folder}/node_modules/.bin/node`);
  expect(readFileSync('bin/bundle-programs.mjs', 'utf8')).toMatch(new RegExp(`^  '?${name}'?: `, 'm'));
  expect(guide).toContain(`git clone https://git.example.in/agency/site.git ${folder}\n`);
  expect(guide).toContain(`systemctl enable --now ${folder}/deploy/dwaar.service\n`);
});

test('the service may look up the machine’s addresses, and write only to its state directory', () => {
  expect(valuesOf('RestrictAddressFamilies')[0]!.split(' ')).toContain('AF_NETLINK');
  expect(valuesOf('ProtectSystem')).toEqual(['strict']);
  expect(valuesOf('ReadWritePaths')).toEqual([]);
  const state = `/var/lib/${valuesOf('StateDirectory')[0]}`;
  expect(guide).toContain(`DATA_DIR=${state}\n`);
  expect(guide).toContain(`BACKUP_TO=${state}/backups\n`);
  expect(guide).toContain(`--home-dir ${state} `);
});

test('every command of the guide exists', () => {
  const commands = new Set(Array.from(guide.matchAll(/-- dwaar ([a-z]+)/g), ([, name]) => name!));
  const known = readFileSync('backend/program.ts', 'utf8') + command.replace(/[|)]/g, ' ');
  for (const name of commands) expect(known).toMatch(new RegExp(`\\.command\\('${name}'\\)| ${name} `));
  expect([...commands]).toEqual(expect.arrayContaining(['doctor', 'inbox', 'backup', 'restore']));
});

test('bin/dwaar is a shell script without mistakes of syntax', () => {
  expect(() => execFileSync('sh', ['-n', 'bin/dwaar'], { stdio: 'pipe' })).not.toThrow();
});
