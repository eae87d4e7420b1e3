const SOURCE = 'components/saved/worker/worker.ts';

/**
 * Bundles the service worker, which Next's build does not know. `version` is written into it, so that browsers install
 * the one of each build.
 */
export async function bundleWorker(file: string, version: string): Promise<void> {
  // Not there where nothing is built.
  const { build } = await import('esbuild');
  await build({
    entryPoints: [SOURCE],
    outfile: file,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: `/* ${version} */` },
  });
}
