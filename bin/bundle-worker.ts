const SOURCE = 'components/saved/worker/worker.ts';

/** Bundles the service worker, which Next does not build. Includes `version`, so that browsers update it with each build. */
export async function bundleWorker(file: string, version: string): Promise<void> {
  // A development dependency, absent where nothing is built.
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
