import { existsSync, readFileSync, statfsSync } from 'node:fs';
import nextJest from 'next/jest.js';

// What tests write lasts no longer than they do: in memory, where there is room, none of them waits for a disk.
const MEMORY = '/dev/shm';
if (existsSync(MEMORY) && statfsSync(MEMORY).bavail * statfsSync(MEMORY).bsize > 1e9)
  process.env.TMPDIR = MEMORY;

const createConfig = nextJest({ dir: './' });

const base = {
  // Some tests run the built programs.
  globalSetup: '<rootDir>/test/bundle.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/async-timeout.ts'],
  // Twice the CPUs of a small machine: much of the time, tests wait for a disk, a database or a program.
  maxWorkers: 4,
  // A worker gathers what test files leave behind, up to a gigabyte, and is slower with each.
  workerIdleMemoryLimit: '500MB',
  // Ends tests that hang, but not those that write thousands of rows on a busy machine.
  testTimeout: 180_000,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // A marker that only Next's bundler understands.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    // Its package names a file for `require` that is not in it.
    '^numfmt$': '<rootDir>/node_modules/numfmt/dist/index.mjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
  testPathIgnorePatterns: ['<rootDir>/node_modules/', '<rootDir>/.next', '<rootDir>/.data', '<rootDir>/e2e/'],
};

// Of node_modules, only what is ESM alone is compiled: to compile all of it takes half a minute.
const modules = Object.keys(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
  .map((folder) => [folder, `${folder}/package.json`])
  .filter(([, file]) => existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module')
  .map(([folder]) => folder.split('node_modules/').pop());
const notCompiled = `/node_modules/(?!.*/node_modules/)(?!(?:${modules.join('|')})/|.*\\.mjs$)`;

const config = async () => {
  const jestConfig = await createConfig(base)();
  return { ...jestConfig, transformIgnorePatterns: [notCompiled, '\\.cjs$', '\\.module\\.(css|sass|scss)$'] };
};

export default config;
