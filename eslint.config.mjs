import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const config = [
  ...coreWebVitals,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only lib/shared/env.ts, site-dir.ts and backend/env.ts read the environment.',
        },
      ],
    },
  },
  {
    files: [
      'lib/shared/env.ts',
      // Read while modules are loaded, before any settings are parsed.
      'lib/shared/site-dir.ts',
      'backend/env.ts',
      'server/main.ts',
      'instrumentation.ts',
      '*.config.*',
      'bin/**',
      'deploy/**',
      'e2e/**',
      'test/**',
      'bench/**',
      '**/*.test.ts',
      '**/*.test.tsx',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    ignores: [
      '.next/**',
      '.next-*/**',
      'dist/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
      '.data/**',
    ],
  },
];

export default config;
