import { openRecords } from '../../backend/import/records';
import { parseJob } from '../../backend/import/parse-job';
import { wireText } from '../../lib/contract/primitives';
import { type JobFacts, jobFacts } from '../../lib/jobs/facts/job-facts';
import { citiesIn } from '../../lib/jobs/places/cities';
import { htmlToText } from '../../lib/base/text/html-to-text';

/** An ad as evaluated by the rules. */
export type Ad = {
  id: string;
  title: string;
  company: string;
  category: string;
  location: string;
  workspace: string;
  notes: string;
  qualification: string;
  /** The whole text without tags. */
  text: string;
  /** Slugs. */
  cities: readonly string[];
  facts: JobFacts;
};

/** Leftover form labels in titles: "RoleBusiness Analyst,". */
const LABEL = /^Role(?=[A-Z])|,\s*$/g;

const plain = wireText.catch('');

/** Converts a record for import: moves the experience, which has no column, to the notes. */
export function prepareRecord(record: Record<string, unknown>): Record<string, unknown> {
  const notes = [record.notes, record.experience].map((value) => plain.parse(value)).filter(Boolean);
  return { ...record, notes: notes.join(' · '), expires_at: null };
}

/** Reads a file's ads as they are stored after import. */
export async function readAds(file: string): Promise<Ad[]> {
  const ads: Ad[] = [];
  for await (const raw of (await openRecords(file)).records) {
    if (!('row' in raw)) continue;
    const parsed = parseJob(prepareRecord(raw.row));
    if ('job' in parsed && parsed.job.id !== null) ads.push(toAd(parsed.job.id, parsed.job));
  }
  return ads;
}

type ParsedJob = Extract<ReturnType<typeof parseJob>, { job: unknown }>['job'];

function toAd(id: string, job: ParsedJob): Ad {
  const [location, workspace, notes] = [job.location ?? '', job.workspace ?? '', job.notes ?? ''];
  const [salary, jobType, qualification] = [job.salary ?? '', job.job_type ?? '', job.qualification ?? ''];
  const long = [job.description, job.qualification, job.primary_responsibility].filter(
    (html) => html !== null,
  );
  return {
    id,
    title: job.title.replace(LABEL, ''),
    company: job.company_name ?? '',
    category: job.category,
    location,
    workspace,
    notes,
    qualification,
    text: [job.title, notes, job.category, ...long.map(htmlToText)].join('\n'),
    cities: citiesIn(location).map(({ slug }) => slug),
    facts: jobFacts({ title: job.title, location, salary, jobType, workspace, notes, qualification }),
  };
}
