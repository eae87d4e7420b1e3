import { jobFacts } from '../../../lib/jobs/facts/job-facts';
import { factBits, leastPerYear, mostPerYear } from '../../../lib/search/fact-bits';
import type { Columns, Sql } from '../database';
import type { IndexEntry } from './search/search';

type FactsRow = {
  listing_key: number;
  category_id: number;
  facts: number;
  least_pay: number | null;
  most_pay: number | null;
  closes_at: string | null;
};

const COLUMNS: Columns<FactsRow> = {
  listing_key: 'bigint',
  category_id: 'integer',
  facts: 'integer',
  least_pay: 'double precision',
  most_pay: 'double precision',
  closes_at: 'text',
};

/** Takes jobs' facts out; for use within a transaction. */
export async function removeJobFacts({ query, oneOf }: Sql, listingKeys: number[]): Promise<void> {
  await query(`DELETE FROM job_facts WHERE listing_key ${oneOf('$1', 'bigint')}`, [listingKeys]);
}

/** Keeps what filters ask of jobs; for use within a transaction. */
export async function addJobFacts({ insert }: Sql, entries: IndexEntry[]): Promise<void> {
  const rows = entries.map(({ listingKey, job, categoryId }) => {
    const facts = jobFacts({
      title: job.title,
      location: job.location ?? '',
      salary: job.salary ?? '',
      jobType: job.job_type ?? '',
      workspace: job.workspace ?? '',
      notes: job.notes ?? '',
      qualification: job.qualification ?? '',
      description: job.description ?? '',
    });
    return {
      listing_key: listingKey,
      category_id: categoryId,
      facts: factBits(facts),
      least_pay: facts.pay && leastPerYear(facts.pay),
      most_pay: facts.pay && mostPerYear(facts.pay),
      closes_at: job.expires_at,
    };
  });
  await insert('job_facts', COLUMNS, rows);
}
