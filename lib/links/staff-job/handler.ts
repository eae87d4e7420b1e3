import 'server-only';
import { jobSheetLinks } from '../../content/job-sheet';
import { staffJobPage as copy } from '../../content/staff-job';
import {
  JOB_ACTIONS,
  type JobAction,
  type JobState,
  type StaffJob,
  staffJobAct,
} from '../../contract/staff-job';
import { machineRoutes, routes } from '../../routes';
import { aboutStaffJob, actOnStaffJob } from '../../upstream/staff-job';
import { answerStaffLink } from '../staff-pages/answer';
import type { StaffButton } from '../staff-pages/page';
import { withAction } from '../staff-pages/with-action';
import { staffResponse } from '../staff-pages/response';
import { STAFF_JOB_LINKS } from './links';

/* The links about one job in the question which jobs are open: a page with buttons, whose POST does what one says. */

/** GET /staff/job/TOKEN; `?do=` says which button stands first. */
export function showStaffJob(request: Request, token: string): Promise<Response> {
  const chosen = new URL(request.url).searchParams.get('do');
  return answerStaffLink(request, token, STAFF_JOB_LINKS, {
    ask: aboutStaffJob,
    respond: (job) => jobResponse(job, { title: copy.title, chosen }),
  });
}

/** POST /staff/job/TOKEN with the `action` of a button. */
export function actOnStaffLink(request: Request, token: string): Promise<Response> {
  return withAction(request, (action) => {
    const given = staffJobAct.safeParse({ token, action });
    return answerStaffLink(request, token, STAFF_JOB_LINKS, {
      ask: async () => (given.success ? actOnStaffJob(token, given.data.action) : 'unknown'),
      respond: (job) => jobResponse(job, { title: copy.done, noted: copy.noted[job.state] }),
    });
  });
}

/** `noted`: what a button has led to; `chosen`: the one that a link meant. */
type Said = { title: string; noted?: string; chosen?: string | null };

function jobResponse(job: StaffJob, { title, noted, chosen = null }: Said): Response {
  const { id, location, slug, state, confirmed_at: confirmedAt } = job;
  const { facts, states } = copy;
  return staffResponse(200, {
    title,
    noted,
    texts: [],
    facts: [
      [facts.job, copy.job({ id, title: job.title, location })],
      [facts.state, states[state]],
      ...(confirmedAt === null ? [] : [[facts.confirmed, copy.day(confirmedAt)] as [string, string]]),
    ],
    // After a press the others are for a mistake.
    buttons: buttonsOf(state, chosen, noted === undefined),
    links: linksTo({ id, slug, title: job.title }, state),
  });
}

/** A closed job's page has no pictures. */
function linksTo(job: { id: string; slug: string; title: string }, state: JobState) {
  const page = { label: copy.seeJob, href: routes.job(job) };
  if (state !== 'open') return [page];
  const { status, poster } = jobSheetLinks;
  return [
    page,
    { label: status, href: machineRoutes.jobStatusPicture(job) },
    { label: poster, href: machineRoutes.jobPoster(job) },
  ];
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

/** The one that was meant stands first, or the first that can be said; `isAsked`: it is what the page is for. */
function buttonsOf(state: JobState, chosen: string | null, isAsked: boolean): StaffButton[] {
  const { stillOpen, openAgain, filled, pause } = copy.buttons;
  const labels: Record<JobAction, string> = { open: state === 'open' ? stillOpen : openAgain, filled, pause };
  return [...ACTIONS[state]]
    .sort((a, b) => Number(b === chosen) - Number(a === chosen))
    .map((action, index) => ({ label: labels[action], value: action, isPrimary: isAsked && index === 0 }));
}
