import 'server-only';
import { staffJobPage as copy } from '../../content/staff-job';
import {
  JOB_ACTIONS,
  type JobAction,
  type JobState,
  type StaffJob,
  staffJobAct,
} from '../../shared/contract/staff-job';
import { routes } from '../../shared/routes';
import { aboutStaffJob, actOnStaffJob } from '../../upstream/staff-job';
import type { StaffButton } from '../staff-pages/page';
import { staffResponse } from '../staff-pages/response';
import { answerStaffLink, staffProblem } from './answer';
import { readAction } from './read-action';

/* The links about one job in the question which jobs are open: a page with buttons, whose POST does what one says. */

/** GET /staff/job/TOKEN; `?do=` says which button stands first. */
export function showStaffJob(request: Request, token: string): Promise<Response> {
  const chosen = new URL(request.url).searchParams.get('do');
  return answerStaffLink(request, token, aboutStaffJob, (job) =>
    jobResponse(job, { title: copy.title, texts: [], chosen }),
  );
}

/** POST /staff/job/TOKEN with the `action` of a button. */
export async function actOnStaffLink(request: Request, token: string): Promise<Response> {
  const given = staffJobAct.safeParse({ token, action: await readAction(request) });
  if (!given.success) return staffProblem('unknown', 404);
  const act = (valid: string) => actOnStaffJob(valid, given.data.action);
  return answerStaffLink(request, token, act, (job) =>
    jobResponse(job, { title: copy.done, texts: [copy.now[job.state]], chosen: null }),
  );
}

type Said = { title: string; texts: string[]; chosen: string | null };

function jobResponse(job: StaffJob, { title, texts, chosen }: Said): Response {
  const { id, location, slug, state, confirmed_at: confirmedAt } = job;
  const { facts, states } = copy;
  return staffResponse(200, {
    title,
    texts,
    facts: [
      [facts.job, copy.job({ id, title: job.title, location })],
      [facts.state, states[state]],
      ...(confirmedAt === null ? [] : [[facts.confirmed, copy.day(confirmedAt)] as [string, string]]),
    ],
    buttons: buttonsOf(state, chosen),
    links: [{ label: copy.seeJob, href: routes.job({ id, slug, title: job.title }) }],
  });
}

/** What can be said of a job in its state. */
const ACTIONS: Record<JobState, readonly JobAction[]> = {
  open: JOB_ACTIONS,
  paused: ['open', 'filled'],
  filled: ['open'],
  unconfirmed: ['open', 'filled', 'pause'],
  closed: ['open'],
  // Where jobs come from says until when they are open.
  expired: [],
};

function buttonsOf(state: JobState, chosen: string | null): StaffButton[] {
  const { stillOpen, openAgain, filled, pause } = copy.buttons;
  const labels: Record<JobAction, string> = { open: state === 'open' ? stillOpen : openAgain, filled, pause };
  return ACTIONS[state]
    .map((action) => ({ label: labels[action], value: action, isChosen: action === chosen }))
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen));
}
