import type { Header } from '../header';
import { readStatus } from '../status';

// Sheets beside the jobs: how to fill them in, what to choose from, what is over, and lists of people.
const BESIDE =
  /instruct|read ?me|how ?to|guide|guid(?:ance|elines)|help|example|sample|template|lookup|drop ?down|legend|\blists?\b|archive|\bold\b|\bpast\b|history|candidate|applicant|resum|\bcvs?\b|employee|attendance|invoice/i;
const OF_JOBS = /\bjobs?\b|opening|vacanc|position|requirement|current/i;
const OF_PEOPLE = /candidate|applicant|father|birth|gender|aadhaar|current (?:ctc|salary)/i;

/**
 * How well a sheet reads as one of jobs, from 0 (it stands beside them) to 2: of the best, the first is read.
 *
 * @param rows how many rows stand below its header
 */
export function readsAsJobs(name: string, { columns, ignored }: Header, rows: number): 0 | 1 | 2 {
  if (BESIDE.test(name) || readStatus(name) === 'closed' || ignored.some((each) => OF_PEOPLE.test(each)))
    return 0;
  return rows > 0 && (columns.size > 1 || OF_JOBS.test(name)) ? 2 : 1;
}
