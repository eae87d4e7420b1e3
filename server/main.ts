import '../lib/content/site/load-env';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import next from 'next';
import { answerBadRequests, refuseUpgrades } from './answer-bad-requests';
import { currentBuildDir, markBuildInUse, otherBuilds } from './build-folder';
import { claimDataDir } from './claim-data-dir';
import { boundConnections } from './connections';
import { contentProblems } from '../lib/content/site/problems';
import { provideWords } from '../lib/content/provide-words';
import { commandLine } from '../lib/base/command-line';
import { env } from '../lib/base/env';
import { surviveBrokenPipe } from '../lib/base/log';
import { onStop, type StopSignal } from '../lib/base/on-stop';
import { processWide } from '../lib/base/process-wide';
import { changes } from '../lib/upstream/changes';
import { drain } from './drain';
import { createRequestListener } from './request-listener';
import { showMetrics } from './show-metrics';
import { agencyFiles, staticFiles } from './static-files';

/** Time for a 5 MB body over the slowest connection worth supporting: 30 kB/s. */
const REQUEST_TIMEOUT_MS = 200_000;
/** When a connection on which nothing moves is ended: longer than a render or a call of the API may take. */
const STALLED_MS = 150_000;

/** The website's process: Next's custom server behind a page cache. `--dev` turns on hot reloading. */
async function main() {
  surviveBrokenPipe();
  let finish: (signal: StopSignal) => Promise<void> = async () => {};
  onStop((signal) => void finish(signal).then(() => process.exit(0)));
  const dev = process.argv.includes('--dev');
  if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
  const { port, host, dataDir } = env();
  provideWords();
  const problems = contentProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const buildDir = dev ? null : findBuild();
  await claimDataDir(dataDir);

  // A missing Host is answered by server/check-host.ts, with the headers of every response.
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, requireHostHeader: false });
  // Far fewer than the files that a process may open.
  server.maxConnections = 4_096;
  server.setTimeout(STALLED_MS);
  boundConnections(server);
  processWide.isOwnServer = true;
  const app = next({ dev, port, hostname: 'localhost', httpServer: server });
  await app.prepare();
  const { listener, prepare } = createRequestListener({
    next: app.getRequestHandler(),
    changes: changes(),
    sendFile: buildDir === null ? agencyFiles() : staticFiles(buildDir, otherBuilds(buildDir, dataDir)),
    cachesPages: !dev,
    counts: env().metricsPort !== null,
  });
  if (!dev) await prepare();
  server.on('request', listener);
  answerBadRequests(server);
  // In development Next talks to the browser over a WebSocket.
  if (!dev) refuseUpgrades(server);
  showMetrics();
  await once(server.listen(port, host), 'listening');
  finish = (signal) => drain(server, signal);
}

/** The build to serve: BUILD_DIR if set, else the one made from the current sources. */
function findBuild(): string {
  // Also read by next.config.ts.
  const buildDir = (process.env.BUILD_DIR ??= currentBuildDir());
  if (!existsSync(buildDir)) throw new Error(`The sources are not built: run ${commandLine('build')}.`);
  markBuildInUse(buildDir);
  return buildDir;
}

main().catch((error: unknown) => {
  // Better to fail at startup than at the first request.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
