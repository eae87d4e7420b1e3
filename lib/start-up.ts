import { openPageCache } from './cache/current';
import { placeholdersLeft } from './content/placeholders';
import { isLoopback } from './contract/loopback';
import { env } from './env';
import { drainConnections } from './http/drain-connections';
import { watchResponses } from './http/response-status';
import { log } from './log';
import { startMonitoring } from './monitoring/watch';
import { releaseAbortedRenders } from './release-aborted';
import { startOutbox } from './submissions/outbox/current';

/** What the website's process does before its first request, whoever started it. */
export async function startUp(): Promise<void> {
  try {
    env();
  } catch (error) {
    // Ending here beats failing at the first visitor.
    console.error((error as Error).message);
    process.exit(1);
  }
  // Loaded only where it is wanted: it is larger than the rest of the website.
  if (env().sendsTraces) (await import('./monitoring/tracing')).startTracing();
  releaseAbortedRenders();
  warnOfPlaceholders();
  await openPageCache();
  watchResponses();
  drainConnections();
  startOutbox();
  startMonitoring();
}

// The sample agency's address on a public site would send its visitors nowhere.
function warnOfPlaceholders(): void {
  const left = placeholdersLeft();
  if (left.length === 0 || isLoopback(new URL(env().siteUrl).hostname)) return;
  log('warn', 'placeholder-contact-details', { fields: left.join(', '), file: 'lib/content/identity.ts' });
}
