import { execFileSync } from 'node:child_process';

/** Makes dist/ what the sources are. */
export default function bundle() {
  execFileSync(process.execPath, ['bin/run.mjs'], { stdio: 'inherit' });
}
