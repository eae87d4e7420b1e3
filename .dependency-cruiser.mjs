/**
 * Import rules. One direction: app → components → lib ← server. Within lib: base at the bottom, then contract and cv, facts
 * and places, search; upstream, jobs; forms, browser, links and seo at the top. backend imports what both programs know, and
 * content for its mails.
 *
 * @param {string} name
 * @param {string} from a folder
 * @param {string[]} allowed the folders that its files may import, besides itself
 */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: TESTS },
  to: { path: OURS, pathNot: [from, ...allowed].map((folder) => `^${folder}[/.]`) },
});

// What both programs know of jobs and their search.
const FACTS = ['lib/base', 'lib/contract', 'lib/cv', 'lib/jobs/(?:facts|places)', 'lib/search'];
// A suite is run by the tests of several engines.
const TESTS = '(\\.(test|nightly)\\.tsx?|-contract\\.ts|suite\\.ts)$';
const OURS = '^(app|backend|bench|bin|components|deploy|desk|e2e|lib|server|test)/';

// The backend's folders from the bottom up: each imports those before it and the settings, and nothing of what composes them.
const LAYERS = [
  'base',
  'store',
  'keys',
  'links',
  'mail',
  'jobs',
  'forms',
  'clients',
  'alerts',
  'your-data',
  'import',
  'sheet',
  'publish',
  'staff',
  'backup',
  'compose-store',
  'http',
];
const inLayers = LAYERS.map((folder, index) =>
  only(`backend-${folder}`, `backend/${folder}`, [
    'lib',
    'backend/env',
    ...LAYERS.slice(0, index).map((below) => `backend/${below}`),
  ]),
);

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
    only('lib-base', 'lib/base', []),
    only('lib-contract', 'lib/contract', ['lib/base']),
    only('lib-content', 'lib/content', [...FACTS, 'lib/routes']),
    only('lib-cv', 'lib/cv', ['lib/base']),
    only('lib-places', 'lib/jobs/places', ['lib/base']),
    only('lib-facts', 'lib/jobs/facts', ['lib/base', 'lib/jobs/places']),
    only('lib-search', 'lib/search', ['lib/base', 'lib/contract', 'lib/jobs/(?:facts|places)']),
    only('lib-upstream', 'lib/upstream', [...FACTS, 'lib/routes']),
    only('lib-jobs', 'lib/jobs', [...FACTS, 'lib/routes', 'lib/content/names', 'lib/upstream']),
    only('lib-browser', 'lib/browser', [...FACTS, 'lib/routes', 'lib/content', 'lib/jobs']),
    only('lib-forms', 'lib/forms', [...FACTS, 'lib/routes', 'lib/content', 'lib/jobs', 'lib/upstream']),
    only('lib-links', 'lib/links', [...FACTS, 'lib/routes', 'lib/content', 'lib/forms', 'lib/upstream']),
    only('lib-seo', 'lib/seo', [...FACTS, 'lib/routes', 'lib/content', 'lib/jobs', 'lib/upstream']),
    only('server', 'server', ['lib']),
    only('backend', 'backend', [...FACTS, 'lib/routes', 'lib/content', 'desk/start']),
    ...inLayers,
    only('desk', 'desk', ['lib', 'backend']),
    {
      name: 'desk-by-the-start',
      comment: 'Nothing of the API may need the pages of its staff.',
      severity: 'error',
      from: { pathNot: ['^(desk|test|e2e)/', '^backend/serve\\.ts$', TESTS] },
      to: { path: '^desk/' },
    },
    only('bin', 'bin', ['backend', 'lib', 'server']),
    {
      name: 'not-in-browser-tests',
      comment: 'Playwright and tsx cannot load server-only modules; a nightly test would only fail at night.',
      severity: 'error',
      from: { path: '^(e2e/(?!faults/)|test/browser/)', pathNot: TESTS },
      to: { path: '^node_modules/server-only/', reachable: true },
    },
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
