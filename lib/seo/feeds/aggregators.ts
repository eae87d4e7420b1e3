import type { Aggregator } from './aggregator';
import { jooble } from './jooble';
import { xmlFeed } from './xml-feed';
import 'server-only';
import { withoutMarked } from '../../jobs/confirmation';
import { walkJobs } from '../../jobs/walk-jobs';

/** The formats in which aggregators read all jobs. */
export const aggregators = { jooble, xmlFeed };

/**
 * All open jobs in an aggregator's format, in batches, without those that have long been unconfirmed.
 * @throws UpstreamError
 */
export async function* aggregatorFeed({ head, job, tail }: Aggregator): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${head()}`;
  for await (const jobs of walkJobs({ fields: 'all' })) yield withoutMarked(jobs).map(job).join('');
  yield tail;
}
