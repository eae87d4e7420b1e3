import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** `npm run test:nightly`: slow tests. Runs all parts regardless of failures; ends with "N passed, N failed". */
const PARTS: Record<string, [string, ...string[]]> = {
  'the whole simulator': ['jest', '--testMatch', '**/*.nightly.ts?(x)', '**/overtaken-searches.test.ts'],
  'the machinery around': [process.execPath, '--import', 'tsx', 'e2e/run.ts', '--nightly'],
  'faults of the programs': [
    process.execPath,
    ...'--import tsx test/simulator/run.ts --what programs --applications 50 --kills 3'.split(' '),
  ],
  'the bench in short': [process.execPath, '--import', 'tsx', 'bench/run.ts', '--short'],
};

type Count = { passed: number; failed: number };

async function run([program, ...words]: [string, ...string[]]): Promise<Count> {
  const child = spawn(program, words, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, NIGHTLY: '1' },
  });
  let text = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.on('data', (chunk: Buffer) => {
      to.write(chunk);
      text += chunk.toString();
    });
  const [status] = (await once(child, 'close')) as [number | null];
  const { passed, failed } = count(stripVTControlCharacters(text));
  // A failure outside of tests counts as one, and so does a part without counts.
  return status === 0 ? { passed: passed || 1, failed } : { passed, failed: Math.max(failed, 1) };
}

/** Parses Jest's "Tests: 1 failed, 2 passed, 3 total" and Playwright's "1 failed" and "2 passed (1m)" lines. */
function count(text: string): Count {
  const lines = text.match(/^Tests:.*$|^ +\d+ (?:passed|failed)(?: \(.*\))?$/gm) ?? [];
  const sum = (word: string) =>
    lines.reduce((total, line) => total + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

const total = { passed: 0, failed: 0 };
for (const [name, command] of Object.entries(PARTS)) {
  console.log(`Nightly: ${name}`);
  const { passed, failed } = await run(command);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
