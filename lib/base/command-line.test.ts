import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inOwnFolder } from '../../test/in-folder';
import { commandLine } from './command-line';

const root = process.cwd();

describe('in a folder', () => {
  inOwnFolder();

  const commands = () => [
    commandLine('start'),
    commandLine('doctor'),
    commandLine('backend', 'mails', '--retry'),
    commandLine('outbox', 'list'),
  ];

  test('without sources, commands are those of dwaar', () => {
    expect(commands()).toEqual(['dwaar start', 'dwaar doctor', 'dwaar mails --retry', 'dwaar outbox list']);
  });

  test('with the sources, commands are npm’s', () => {
    mkdirSync('app');
    expect(commands()).toEqual([
      'npm start',
      'npm run doctor',
      'npm run backend -- mails --retry',
      'npm run outbox -- list',
    ]);
  });
});

test('no mail, log or error spells out a command that some installations lack', () => {
  const files = ['app', 'backend', 'bin', 'components', 'desk', 'lib', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const spelled = files.filter((file) => {
    const code = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return /\bnpm (?:run|start)\b/.test(code);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(spelled).toEqual([]);
});
