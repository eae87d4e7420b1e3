import type { Aggregator } from './aggregator';
import { jooble } from './jooble';
import { xmlFeed } from './xml-feed';
import 'server-only';
import { withoutMarked } from '../../jobs/confirmation';
import { walkJobs } from '../../jobs/walk-jobs';

/** The formats in which aggregators read all jobs. */
export const aggregators = { jooble, xmlFeed };

/**
 * All open jobs in an aggregator's format, streamed in batches, without those that nobody has confirmed for long.
 * @throws UpstreamError
 */
export async function* aggregatorFeed({ head, job, tail }: Aggregator): AsyncGenerator<string> {
  const batches = walkJobs({ fields: 'all' });
  const first = await batches.next();
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${head()}`;
  for (let batch = first; !batch.done; batch = await batches.next())
    yield withoutMarked(batch.value).map(job).join('');
  yield tail;
}
