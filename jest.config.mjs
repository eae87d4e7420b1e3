import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const base = {
  // Some tests run the built programs.
  globalSetup: '<rootDir>/test/bundle.mjs',
  // Twice the CPUs of a small machine: much of the time, tests wait for a disk, a database or a program.
  maxWorkers: 4,
  // Ends tests that hang, but not those that write thousands of rows on a busy machine.
  testTimeout: 180_000,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // A marker that only Next's bundler understands.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
  testPathIgnorePatterns: ['<rootDir>/node_modules/', '<rootDir>/.next', '<rootDir>/.data', '<rootDir>/e2e/'],
};

/**
 * next/jest does not transform ESM in node_modules; several of our libraries ship nothing else, so all of them are
 * compiled.
 */
const config = async () => {
  const jestConfig = await createConfig(base)();
  return { ...jestConfig, transformIgnorePatterns: ['/node_modules/(?!.*)', '\\.module\\.(css|sass|scss)$'] };
};

export default config;
