import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const config = [
  ...coreWebVitals,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-duplicate-imports': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only lib/base/env.ts, site-dir.ts and backend/env.ts read the environment.',
        },
      ],
    },
  },
  {
    files: [
      'lib/base/env.ts',
      // Read while modules are loaded, before any settings are parsed.
      'lib/base/site-dir.ts',
      'lib/content/site/load-env.ts',
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
    files: ['app/**/*.ts', 'lib/**/*.ts', 'server/**/*.ts', 'backend/**/*.ts', 'desk/**/*.{ts,tsx}'],
    ignores: ['lib/forms/read-body.ts', 'backend/http/read-body.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          // Of anything but the answer to a fetch.
          "CallExpression[arguments.length=0][callee.property.name=/^(text|json|formData|blob|bytes)$/]:not([callee.object.name='response'])",
          'MemberExpression[object.name=/^req(uest)?$/][property.name=/^(body|arrayBuffer)$/]',
          'MemberExpression[object.property.name=/^(req|raw)$/][property.name=/^(body|arrayBuffer)$/]',
        ].map((selector) => ({ selector, message: 'Requests are read by readBody, within its limits.' })),
      ],
    },
  },
  {
    // Pages of Hono, written to a string once: no lists are reconciled, and no router of Next's leads to them.
    files: ['desk/**/*.tsx'],
    rules: {
      'react/jsx-key': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-css-tags': 'off',
      '@next/next/no-head-element': 'off',
      '@next/next/no-img-element': 'off',
    },
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
