import { placeholdersLeft } from './lib/content/placeholders-left';
import { isLoopback } from './lib/base/network';
import { env } from './lib/base/env';
import { log } from './lib/base/log';
import { takePicture } from './lib/forms/captcha/picture/current';
import { registerProcessGauges } from './lib/forms/outbox/gauges';
import { metrics } from './lib/base/monitoring/metrics';
import { processWide } from './lib/base/process-wide';
import { startOutbox } from './lib/forms/outbox/current';
import { changes } from './lib/upstream/changes';
import { DataCache } from './lib/upstream/data-cache';
import { LastReads } from './lib/upstream/last-reads';

declare module './lib/base/process-wide' {
  interface ProcessWide {
    /** Set by server/main.ts. */
    isOwnServer: true;
  }
}

/** Prepares the website's process before its first request. */
export function startUp(): void {
  if (!processWide.isOwnServer) stop();
  warnOfPlaceholders();
  openDataCache();
  startOutbox();
  // Loads the fonts, so that the first visitor does not wait.
  void takePicture();
  if (env().metricsPort !== null) registerProcessGauges(metrics().registry);
}

// By `next start` a page that failed would be 200, and none would have a Content-Security-Policy.
function stop(): never {
  console.error('The website is more than Next serves by itself: start it by npm start, or npm run dev.');
  process.exit(1);
}

function openDataCache(): void {
  const { dataDir, apiBaseUrl, redisUrl, buildDir } = env();
  processWide.dataCache = new DataCache(changes(), LastReads.open(dataDir, `${buildDir} ${apiBaseUrl}`));
  if (redisUrl) changes().listen(redisUrl);
}

// The sample agency's contact details on a public site would mislead its visitors.
function warnOfPlaceholders(): void {
  const left = placeholdersLeft();
  if (left.length === 0 || isLoopback(new URL(env().siteUrl).hostname)) return;
  log('warn', 'placeholder-contact-details', { fields: left.join(', '), file: 'identity.yaml' });
}
