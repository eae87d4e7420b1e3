import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** V8 compiles such a file's functions at once, off the main thread, instead of one by one as each is called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that every page runs as it loads: Next's and React's own, whose functions V8 else compiles one by one in
 * one long task. Other browsers read a comment. https://v8.dev/blog/explicit-compile-hints
 * @param build folder of a build that `next build` finished
 */
export function hintCalledOnLoad(build: string): void {
  const manifest = path.join(build, 'build-manifest.json');
  const { rootMainFiles } = JSON.parse(readFileSync(manifest, 'utf8')) as { rootMainFiles: string[] };
  for (const name of rootMainFiles) {
    const file = path.join(build, name);
    writeFileSync(file, HINT + readFileSync(file, 'utf8'));
  }
}
