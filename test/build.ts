import { execFileSync } from 'node:child_process';
import { currentBuildDir } from '../server/build-folder';

/** Builds the programs and the website unless they are current, as `npm run build` does. Returns the website's folder. */
export function build(): string {
  execFileSync(process.execPath, ['bin/run.mjs', 'build'], { stdio: 'inherit' });
  return currentBuildDir();
}
