import { existsSync, readFileSync } from 'node:fs';

const unit = readFileSync('deploy/dwaar.service', 'utf8');
const wrapper = readFileSync('deploy/dwaar', 'utf8');
const guide = readFileSync('docs/node.md', 'utf8');
const valuesOf = (name: string) =>
  Array.from(unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm')), ([, value]) => value!);

test('the unit starts an existing file, as npm start does', () => {
  const [script] = /\S+\.ts/.exec(valuesOf('ExecStart')[0]!)!;
  expect(existsSync(script)).toBe(true);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts.start).toBe(`exec ${valuesOf('ExecStart')[0]!.replace('/usr/bin/', '')}`);
});

test('commands run with the service’s settings, user and folder', () => {
  for (const file of valuesOf('EnvironmentFile')) expect(wrapper).toContain(`--env-file=${file}`);
  expect(wrapper.match(/--env-file=/g)).toHaveLength(valuesOf('EnvironmentFile').length);
  expect(wrapper).toContain(`cd ${valuesOf('WorkingDirectory')[0]}\n`);
  expect(wrapper).toContain(`--reuid=${valuesOf('User')[0]} `);
  expect(readFileSync('deploy/service.env', 'utf8')).toContain(
    `DATA_DIR=/var/lib/${valuesOf('StateDirectory')[0]}\n`,
  );
});

test('the unit lets Node look up the machine’s addresses, and write only to its state directory', () => {
  expect(valuesOf('RestrictAddressFamilies')[0]!.split(' ')).toContain('AF_NETLINK');
  expect(valuesOf('ProtectSystem')).toEqual(['strict']);
  expect(valuesOf('ReadWritePaths')).toEqual([]);
});

test('the guide installs what the unit names, and builds before the first start and each restart', () => {
  for (const path of [...valuesOf('EnvironmentFile').slice(1), valuesOf('WorkingDirectory')[0]!])
    expect(guide).toContain(path);
  expect(guide).toContain(`--home-dir /var/lib/${valuesOf('StateDirectory')[0]} `);
  const [first, second] = Array.from(guide.matchAll(/^ *dwaar build$/gm), ({ index }) => index);
  expect(first).toBeLessThan(guide.indexOf('systemctl enable'));
  expect(second).toBeGreaterThan(guide.indexOf('git pull'));
  expect(second).toBeLessThan(guide.indexOf('systemctl restart'));
});

test('every command of the guide exists', () => {
  const commands = new Set(Array.from(guide.matchAll(/[`\n ]dwaar ([a-z]+)/g), ([, command]) => command!));
  const known = readFileSync('backend/cli.ts', 'utf8') + wrapper.replace(/[|)]/g, ' ');
  for (const command of commands)
    expect(known).toMatch(new RegExp(`\\.command\\('${command}'\\)| ${command} `));
  expect([...commands]).toEqual(expect.arrayContaining(['build', 'doctor', 'inbox', 'backup']));
});
