import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Makes V8 compile all functions of a file at once, off the main thread, instead of one by one as they are called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds V8's compile hint to the scripts that every page runs on load, Next's and React's own, which are otherwise compiled
 * in one long task. A comment to other browsers. https://v8.dev/blog/explicit-compile-hints
 * @param build folder of a build that `next build` finished
 */
export function hintCalledOnLoad(build: string): void {
  const manifest = path.join(build, 'build-manifest.json');
  const { rootMainFiles } = z
    .object({ rootMainFiles: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(manifest, 'utf8')));
  for (const name of rootMainFiles) {
    const file = path.join(build, name);
    writeFileSync(file, HINT + readFileSync(file, 'utf8'));
  }
}
