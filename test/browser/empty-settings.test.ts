import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { emptySettings } from './empty-settings';

test('whatever a developer’s .env sets has no effect', () => {
  const example = readFileSync('.env.example', 'utf8');
  const names = new Set([...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!));
  expect(names.size).toBeGreaterThan(20);
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  writeFileSync(path.join(folder, '.env'), [...names].map((name) => `${name}=of the developer\n`).join(''));
  const settings = emptySettings();
  Object.assign(process.env, settings);
  try {
    loadEnvConfig(folder, false, { info: () => {}, error: console.error }, true);
    const left = [...names].filter((name) => process.env[name] !== settings[name]);
    expect(left).toEqual([]);
  } finally {
    for (const name of names) delete process.env[name];
    rmSync(folder, { recursive: true });
  }
});

test.each(['e2e/run.ts', 'e2e/faults/run.ts'])('%s empties them before anything is started', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(text.indexOf('emptySettings()')).toBeGreaterThan(0);
  expect(text.indexOf('emptySettings()')).toBeLessThan(text.indexOf('build()'));
});
