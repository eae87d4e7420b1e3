import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
