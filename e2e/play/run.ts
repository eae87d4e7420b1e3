import { cloneRepository } from './repository';
import { bootMachine, type Machine } from './machine';
import { CAPTCHA_CODE, fillIn, shellBlocks, steps } from './play';

/**
 * `npm run play`: runs the commands of docs/node.md on a machine with its own systemd, where the kernel enforces the
 * units' restrictions (read-only system, private /tmp and devices, no homes, address families, system calls). Not
 * covered: a real reboot; cgroup namespaces and kernel tunables, which the container already restricts; npm's
 * registry and SQLite's prebuilt binary, as there is no network.
 */
async function run(): Promise<void> {
  const startedAt = Date.now();
  const machine = await bootMachine();
  console.log(`A machine has booted (${elapsed(startedAt)}).`);
  try {
    const failed = await playAll(machine);
    if (failed > 0) throw new Error(`\n${failed} steps of docs/node.md failed (${elapsed(startedAt)}).`);
    console.log(`\nAll of docs/node.md works (${elapsed(startedAt)}).`);
  } finally {
    await machine.stop();
  }
}

/** Runs all steps regardless of failures. @returns the number of failures */
async function playAll(machine: Machine): Promise<number> {
  let failed = 0;
  const repository = cloneRepository(`${machine.root}/srv/site.git`);
  const blocks = fillIn(shellBlocks('docs/node.md'), {
    'https://git.example.in/agency/site.git': '/srv/site.git',
    // The captcha's test code works only on localhost.
    'SITE_URL=https://www.example.in': `SITE_URL=http://localhost:3000\nCAPTCHA_TEST_CODE=${CAPTCHA_CODE}\nFORM_MIN_SECONDS=0`,
  });
  for (const [name, step] of Object.entries(steps(machine, blocks, repository))) {
    const startedAt = Date.now();
    try {
      const found = await step();
      console.log(`✓ ${name} (${elapsed(startedAt)})${found ? `\n    ${found}` : ''}`);
    } catch (error) {
      failed += 1;
      console.error(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed;
}

const elapsed = (since: number) => `${((Date.now() - since) / 1_000).toFixed(1)} s`;

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
