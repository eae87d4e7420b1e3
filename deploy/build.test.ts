import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildState, buildUnlessCurrent } from './build';

test('where what builds the website is not installed, a missing build is told with what to do', async () => {
  const before = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'dwaar-build-'));
  process.chdir(folder);
  try {
    expect(buildState()).toBe('none');
    await expect(buildUnlessCurrent()).rejects.toThrow('build the image anew');
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
});
