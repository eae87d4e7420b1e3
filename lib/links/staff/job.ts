import { jobSheetLinks } from '../../content/job-sheet';
import { staffJobPage as copy, staffJobsPage } from '../../content/staff-job';
import {
  JOB_ACTIONS,
  type JobAction,
  type JobState,
  type StaffJob,
  staffJobCalls,
  type StaffJobs,
} from '../../contract/staff-job';
import { machineRoutes, routes } from '../../routes';
import { askLink } from '../../upstream/links';
import { orNoLink, type StaffButton, type StaffLink, type StaffPage } from './page';

/**
 * The links about one job in the question which jobs are open: a page with buttons, whose POST does what one says; `?do=`
 * says which stands first.
 */
export const staffJobLink: StaffLink = {
  problems: copy.problems,
  show: (token, query) =>
    orNoLink(askLink(staffJobCalls.about, { token }), (job) => pageOf(job, query.get('do'))),
  async press(token, given) {
    const action = JOB_ACTIONS.find((known) => known === given);
    if (!action) return 'unknown';
    return orNoLink(askLink(staffJobCalls.act, { token, action }), (job) => pageOf(job, null, true));
  },
};

/** The link about all jobs of such a mail: a page that lists them, whose button confirms them. */
export const staffJobsLink: StaffLink = {
  problems: copy.problems,
  show: (token) => orNoLink(askLink(staffJobCalls.list, { token }), listOf),
  press: (token) =>
    orNoLink(askLink(staffJobCalls.confirm, { token }), ({ jobs }) => ({
      title: staffJobsPage.done,
      noted: staffJobsPage.noted(jobs.length),
      texts: [staffJobsPage.doneText],
    })),
};

function listOf({ jobs, total }: StaffJobs): StaffPage {
  const { title, line, more, confirm, nothing, nothingText } = staffJobsPage;
  const count = jobs.length;
  if (count === 0) return { title: nothing, texts: [nothingText] };
  const lines = jobs.map(({ confirmed_at: confirmedAt, ...job }) => line({ ...job, confirmedAt }));
  return {
    title: title(count),
    texts: total > count ? [...lines, more(total - count)] : lines,
    buttons: [{ label: confirm(count), isPrimary: true }],
  };
}

/** `chosen`: the button that a link meant; `isPressed`: one has led here. */
function pageOf(job: StaffJob, chosen: string | null, isPressed = false): StaffPage {
  const { id, location, slug, state, confirmed_at: confirmedAt } = job;
  const { facts, states } = copy;
  return {
    title: isPressed ? copy.done : copy.title,
    noted: isPressed ? copy.noted[state] : undefined,
    texts: [],
    facts: [
      [facts.job, copy.job({ id, title: job.title, location })],
      [facts.state, states[state]],
      ...(confirmedAt === null ? [] : [[facts.confirmed, copy.day(confirmedAt)] as [string, string]]),
    ],
    // After a press the others are for a mistake.
    buttons: buttonsOf(state, chosen, !isPressed),
    links: linksTo({ id, slug, title: job.title }, state),
  };
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
