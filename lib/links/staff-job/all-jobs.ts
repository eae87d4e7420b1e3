import 'server-only';
import { staffJobsPage as copy } from '../../content/staff-job';
import type { StaffJobs } from '../../contract/staff-job';
import { confirmStaffJobs, listStaffJobs } from '../../upstream/staff-job';
import { answerStaffLink } from '../staff-pages/answer';
import { staffResponse } from '../staff-pages/response';
import { STAFF_JOB_LINKS } from './links';

/* The link about all jobs of a mail: a page that lists them, whose button confirms them. */

/** GET /staff/jobs/TOKEN */
export function showStaffJobs(request: Request, token: string): Promise<Response> {
  return answerStaffLink(request, token, STAFF_JOB_LINKS, { ask: listStaffJobs, respond: listed });
}

/** POST /staff/jobs/TOKEN */
export function confirmAllStaffJobs(request: Request, token: string): Promise<Response> {
  return answerStaffLink(request, token, STAFF_JOB_LINKS, {
    ask: confirmStaffJobs,
    respond: ({ jobs }) =>
      staffResponse(200, { title: copy.done, noted: copy.noted(jobs.length), texts: [copy.doneText] }),
  });
}

function listed(found: StaffJobs): Response {
  const total = found.jobs.length;
  if (total === 0) return staffResponse(200, { title: copy.nothing, texts: [copy.nothingText] });
  return staffResponse(200, {
    title: copy.title(total),
    texts: linesOf(found),
    buttons: [{ label: copy.confirm(total), isPrimary: true }],
  });
}

function linesOf({ jobs, total }: StaffJobs): string[] {
  const lines = jobs.map(({ confirmed_at: confirmedAt, ...job }) => copy.line({ ...job, confirmedAt }));
  return total > jobs.length ? [...lines, copy.more(total - jobs.length)] : lines;
}
