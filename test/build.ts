import { execFileSync } from 'node:child_process';
import { currentBuildDir } from '../server/build-folder';

/** Builds programs and website unless current, like `npm run build`. @returns the website's folder */
export function build(): string {
  execFileSync(process.execPath, ['bin/run.mjs', 'build'], { stdio: 'inherit' });
  return currentBuildDir();
}
