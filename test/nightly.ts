import { spawnSync } from 'node:child_process';

/** `npm run test:nightly`: what takes too long for every change. Each part runs, whatever became of those before. */
const PARTS: Record<string, [string, ...string[]]> = {
  'the whole simulator': ['jest', '--testMatch', '**/*.nightly.ts?(x)'],
};

const parts = Object.entries(PARTS);
const failed = parts.filter(([name, [program, ...words]]) => {
  console.log(`Nightly: ${name}`);
  return spawnSync(program, words, { stdio: 'inherit' }).status !== 0;
});
const names = failed.map(([name]) => name).join(', ');
console.log(
  `Nightly: ${parts.length - failed.length} of ${parts.length} parts passed${names && `, not ${names}`}.`,
);
if (failed.length > 0) process.exitCode = 1;
