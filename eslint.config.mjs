import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

// The one import direction: app → components → lib ← server; backend knows nothing of them but what is shared
// and the words that its mails say.
const zones = [
  { target: './components', from: './app', message: 'components must not import app' },
  { target: './lib', from: ['./app', './components'], message: 'lib must not import app or components' },
  {
    target: './backend',
    from: ['./app', './components'],
    message: 'backend must not import app or components',
  },
  {
    target: './backend',
    from: './lib',
    except: ['./shared', './content'],
    message: 'of lib, backend may import only shared and content',
  },
  {
    target: ['./app', './components', './lib', './backend'],
    from: './server',
    message: 'server is at the top: nobody imports it',
  },
  {
    target: './server',
    from: ['./app', './components', './backend'],
    message: 'server may import only lib and deploy',
  },
  {
    target: ['./app', './components', './lib'],
    from: './backend',
    message: 'the website knows the backend by HTTP only',
  },
];

const config = [
  ...coreWebVitals,
  ...typescript,
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only lib/shared/env.ts and backend/env.ts read the environment.',
        },
      ],
    },
  },
  {
    files: [
      ...['lib/shared/env.ts', 'backend/env.ts', 'server/main.ts', 'instrumentation.ts', '*.config.*'],
      ...['bin/**', 'deploy/**', 'e2e/**', 'test/**', 'bench/**', '**/*.test.ts', '**/*.test.tsx'],
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    ignores: [
      '.next/**',
      '.next-*/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
      '.data/**',
    ],
  },
];

export default config;
