import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from '../lib/base/env';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const unit = read('dwaar.service');
const backup = read('dwaar-backup.service');
const socket = read('dwaar.socket');
const wrapper = read('dwaar');
const releases = read('release.sh');
const guide = readFileSync('docs/node.md', 'utf8');
const valuesOf = (name: string, text = unit) =>
  Array.from(text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm')), ([, value]) => value!);

test('the units start programs that are built, on the Node of the release', () => {
  const built = readFileSync('bin/bundle-programs.mjs', 'utf8');
  for (const text of [unit, backup]) {
    const [node, name] = /^(\S+) (?:-\S+ )*dist\/([\w-]+)\.mjs/
      .exec(valuesOf('ExecStart', text)[0]!)!
      .slice(1);
    expect(node).toBe(`${valuesOf('WorkingDirectory')[0]}/node_modules/.bin/node`);
    expect(built).toMatch(new RegExp(`^  '?${name}'?: `, 'm'));
  }
});

test('commands run with the service’s settings, user and folder', () => {
  const [folder] = valuesOf('WorkingDirectory');
  for (const text of [wrapper, releases]) {
    const files = Array.from(text.matchAll(/--env-file=(\S+)/g), ([, file]) => file!);
    expect(files.map((file) => (file.startsWith('/') ? file : `${folder}/${file}`))).toEqual(
      valuesOf('EnvironmentFile'),
    );
    expect(text).toContain(`--reuid=${valuesOf('User')[0]} `);
  }
  expect(wrapper).toContain(`cd ${folder}\n`);
  expect(read('service.env')).toContain(`DATA_DIR=/var/lib/${valuesOf('StateDirectory')[0]}\n`);
});

test('the service may look up the machine’s addresses, and write only to its state directory', () => {
  expect(valuesOf('RestrictAddressFamilies')[0]!.split(' ')).toContain('AF_NETLINK');
  expect(valuesOf('ProtectSystem')).toEqual(['strict']);
  expect(valuesOf('ReadWritePaths')).toEqual([]);
});

test('the backup is restricted like the service, but for the folder of backups', () => {
  const restrictions = (text: string) =>
    Array.from(text.matchAll(/^(?:Protect|Private|Restrict|NoNew|Lock|System|UMask|State)\w+=.*$/gm), String);
  expect(restrictions(backup)).toEqual(restrictions(unit));
  expect(restrictions(unit).length).toBeGreaterThan(10);
  const [folder] = valuesOf('ReadWritePaths', backup);
  expect(valuesOf('ExecStart', backup)[0]).toContain(` ${folder} --name dwaar --keep 14`);
  expect(releases).toContain(`backups=${folder}\n`);
});

test('the socket is where the website listens by default, and stays while the service restarts', () => {
  const { host, port } = parseEnv({});
  expect(valuesOf('ListenStream', socket)).toEqual([`${host}:${port}`]);
  expect(valuesOf('Requires')).toEqual(['dwaar.socket']);
  // These would take the socket along on a restart, or when the program dies.
  expect(socket).not.toMatch(/^(PartOf|BindsTo|StopPropagatedFrom)=/m);
});

test('the guide installs all units, and what they name', () => {
  const installed = Array.from(
    guide.matchAll(/\/opt\/dwaar\/current\/(deploy\/[\w.-]+)/g),
    ([, file]) => file!,
  );
  expect(installed.filter((file) => !existsSync(file))).toEqual([]);
  expect(installed).toEqual([
    'deploy/dwaar',
    'deploy/dwaar.service',
    'deploy/dwaar.socket',
    'deploy/dwaar-backup.service',
    'deploy/dwaar-backup.timer',
  ]);
  expect(guide).toContain(valuesOf('EnvironmentFile')[1]!);
  expect(guide).toContain(`--home-dir /var/lib/${valuesOf('StateDirectory')[0]} `);
});

test('every command of the guide exists', () => {
  const commands = new Set(Array.from(guide.matchAll(/[`\n ]dwaar ([a-z]+)/g), ([, command]) => command!));
  const known =
    readFileSync('backend/program.ts', 'utf8') +
    (wrapper + readFileSync('bin/dwaar', 'utf8')).replace(/[|)]/g, ' ');
  for (const command of commands)
    expect(known).toMatch(new RegExp(`\\.command\\('${command}'\\)| ${command} `));
  expect([...commands]).toEqual(
    expect.arrayContaining(['update', 'rollback', 'releases', 'build', 'doctor', 'inbox', 'restore']),
  );
});

test.each(['deploy/dwaar', 'deploy/release.sh', 'bin/dwaar'])(
  '%s is a shell script without mistakes of syntax',
  (name) => {
    expect(() => execFileSync('sh', ['-n', name], { stdio: 'pipe' })).not.toThrow();
  },
);
