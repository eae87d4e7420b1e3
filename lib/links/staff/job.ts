import { staffJobPage as copy, staffJobsPage } from '../../content/staff-job';
import {
  JOB_ACTIONS,
  type JobAction,
  type JobState,
  type StaffJob,
  staffJobCalls,
  type StaffJobs,
} from '../../contract/staff-job';
import { routes } from '../../routes';
import { askLink } from '../../upstream/links';
import { orNoLink, type StaffButton, type StaffLink, type StaffPage } from './page';

/** Links for one job in the mail that asks which are open: a page with buttons. `?do=`: the action to show first. */
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

/** The link for all jobs of such a mail: a page that lists them, with a button that confirms them. */
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

/** `chosen`: the action of the link; `isPressed`: whether a button led here. */
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
    // After a press, the other buttons are only for corrections.
    buttons: buttonsOf(state, chosen, !isPressed),
    links: [{ label: copy.seeJob, href: routes.job({ id, slug, title: job.title }) }],
  };
}

const ACTIONS: Record<JobState, readonly JobAction[]> = {
  open: JOB_ACTIONS,
  paused: ['open', 'filled'],
  filled: ['open'],
  unconfirmed: ['open', 'filled', 'pause'],
  closed: ['open'],
  // The source of the jobs determines their closing dates.
  expired: [],
};

/** The chosen action first, or else the first available one; `isAsked`: highlight it as the page's purpose. */
function buttonsOf(state: JobState, chosen: string | null, isAsked: boolean): StaffButton[] {
  const { stillOpen, openAgain, filled, pause } = copy.buttons;
  const labels: Record<JobAction, string> = { open: state === 'open' ? stillOpen : openAgain, filled, pause };
  return [...ACTIONS[state]]
    .sort((a, b) => Number(b === chosen) - Number(a === chosen))
    .map((action, index) => ({ label: labels[action], value: action, isPrimary: isAsked && index === 0 }));
}
