import { execFileSync } from 'node:child_process';

/** Rebuilds dist/ if the sources changed. */
export default function bundle() {
  execFileSync(process.execPath, ['bin/run.mjs'], { stdio: 'inherit' });
}
