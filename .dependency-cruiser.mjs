/**
 * Import rules. One direction: app → components → lib ← server; within lib: seo, forms → jobs → upstream → shared, and
 * content → shared. backend may import only lib/shared and, for its mails, lib/content.
 *
 * @param {string} name
 * @param {string} from a folder
 * @param {string[]} allowed the folders that its files may import, besides itself
 */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: TESTS },
  to: { path: OURS, pathNot: [from, ...allowed].map((folder) => `^${folder}/`) },
});

// A suite is run by the tests of several engines.
const TESTS = '(\\.(test|nightly)\\.tsx?|-contract\\.ts|suite\\.ts)$';
const OURS = '^(app|backend|bench|bin|components|deploy|e2e|lib|server|test)/';

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'tests-only',
      comment: 'What tests share is for tests.',
      severity: 'error',
      from: { path: OURS, pathNot: [TESTS, '^(test|e2e|bench)/'] },
      to: { path: ['^(test|e2e|bench)/', TESTS] },
    },
    only('app', 'app', ['components', 'lib']),
    only('components', 'components', ['lib']),
    only('lib-shared', 'lib/shared', []),
    only('lib-content', 'lib/content', ['lib/shared']),
    only('lib-upstream', 'lib/upstream', ['lib/shared']),
    only('lib-jobs', 'lib/jobs', ['lib/upstream', 'lib/shared']),
    only('lib-forms', 'lib/forms', ['lib/content', 'lib/jobs', 'lib/upstream', 'lib/shared']),
    only('lib-seo', 'lib/seo', ['lib/content', 'lib/jobs', 'lib/upstream', 'lib/shared']),
    only('server', 'server', ['lib']),
    only('backend', 'backend', ['lib/shared', 'lib/content']),
    only('bin', 'bin', ['backend', 'lib', 'server']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|public)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};

export default configuration;
