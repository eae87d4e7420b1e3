import type { NewJob } from '../jobs';
import { htmlToText } from '../../../../lib/shared/text/html-to-text';
import { toWords } from '../../../../lib/shared/search/normalise';

/** The words a job is found by: those of title, company, place and category, in order, and all distinct ones. */
export type JobWords = { head: [string[], string[], string[], string[]]; all: string[] };

/** Splits a job's texts into words, for every engine alike. */
export function wordsOfJob(job: NewJob, categoryName: string): JobWords {
  const words = (text: string | null) => toWords(text ?? '');
  const head: JobWords['head'] = [
    words(job.title),
    words(job.company_name),
    words(job.location),
    words(categoryName),
  ];
  const lines = [job.job_type, job.workspace, job.notes].map(words);
  const html = [job.description, job.qualification, job.primary_responsibility].map((text) =>
    toWords(htmlToText(text ?? '')),
  );
  // The whole text is matched, never ranked, so how often a word stands in it does not matter.
  return { head, all: [...new Set([...head, ...lines, ...html].flat())] };
}
