/** @jsxImportSource hono/jsx */
import { type ListedForStaff, MAX_LISTED } from '../../backend/staff/job-list';
import { DAY_MS } from '../../lib/base/text/indian-day';
import { jobPath } from '../../lib/routes';
import { type Body, type DeskContext, ownPath, textIn, withQuery } from '../context';
import { notFoundPage, page, plainPage } from '../layout';
import { counted, ButtonTo } from '../parts';
import { Hidden, Input } from '../fields';
import { done } from '../done-notice';
import { listPath } from './list-query';

const DAYS = 30;
export const CONFIRM_AFTER_DAYS = 7;
const NO_NUMBERS = { total: 0, fresh: 0, open: 0 };
/** More jobs than this are searched rather than read. */
const MANY = 20;

/** Begins the names of the fields of jobs that a page listed. */
export const LISTED = 'job ';

/** The list of jobs with their numbers and actions. */
export async function jobs(c: DeskContext) {
  const { store, siteUrl, followsSheet, now } = c.var.desk;
  const since = new Date(now().getTime() - DAYS * DAY_MS).toISOString();
  const asked = new Date(now().getTime() - CONFIRM_AFTER_DAYS * DAY_MS).toISOString();
  const words = textIn(c.req.query('title'), 100);
  const [all, numbers, inquiries] = await Promise.all([
    store.jobsForStaff(words ? '' : since, words),
    store.applicationsByJob(),
    store.countEnquiries('inquiries', true),
  ]);
  const me = c.get('me');
  const here = withQuery('/jobs', words ? { title: words } : {});
  const openJobs = all.filter(({ active }) => active);
  return page(
    c,
    { title: 'Jobs', here: '/jobs' },
    <>
      <div class="head">
        <h1>{(all.length === MAX_LISTED ? 'The newest ' : '') + counted(openJobs.length, 'open job')}</h1>
        <div class="buttons">
          <ButtonTo href="/inquiries">Jobs from employers{inquiries > 0 && ` (${inquiries})`}</ButtonTo>
          {!followsSheet && me.role === 'owner' && (
            <a class="button primary" href="/jobs/new">
              New job
            </a>
          )}
        </div>
      </div>
      {followsSheet && <p class="soft">Edit job details in the sheet; here you set whether jobs are open.</p>}
      {(words || all.length > MANY) && (
        <form class="filters">
          <Input label="Text in the title" name="title" type="search" values={{ title: words }} />
          <button>Show</button>
        </form>
      )}
      {all.length === 0 && <p class="empty">No jobs here.</p>}
      <ul class="rows jobs" data-rows>
        {all.map((job) => {
          const isAsked = job.active && !job.isSample && job.confirmed_at <= asked;
          const { total, fresh, open } = numbers.get(job.id) ?? NO_NUMBERS;
          return (
            <li class={job.active ? 'row' : 'row closed'}>
              <div class="who">
                <a href={listPath({ job: job.id })} class="whole">
                  {job.title}
                </a>
                <span class="soft">
                  {[job.company_name, job.location, standing(job, isAsked, now())]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              <div class="count">
                <a href={listPath({ job: job.id, stage: 'all' })}>
                  <b>{total}</b> {total === 1 ? 'application' : 'applications'}
                </a>
                {fresh > 0 && (
                  <a href={listPath({ job: job.id, stage: 'new' })}>
                    <b>{fresh}</b> new
                  </a>
                )}
                {!job.active && job.closed_reason !== 'paused' && open > 0 && (
                  <a href={listPath({ job: job.id })}>{open} to tell</a>
                )}
              </div>
              <JobActions
                job={job}
                back={here}
                siteUrl={siteUrl}
                isAsked={isAsked}
                canEdit={!followsSheet && me.role === 'owner' && !job.isSample}
              />
            </li>
          );
        })}
      </ul>
    </>,
  );
}

/** Confirms the jobs that a page listed. */
export async function confirmJobs(c: DeskContext, body: Body) {
  const { store } = c.var.desk;
  const names = Object.keys(body);
  const ids = names.flatMap((name) => (name.startsWith(LISTED) ? name.slice(LISTED.length) : []));
  await store.confirmJobs(ids);
  return done(c, '/', 'confirm', ids.length);
}

/** Confirms, closes or reopens a job. */
export async function actOnJob(c: DeskContext, body: Body) {
  const { store } = c.var.desk;
  const id = c.req.param('id') ?? '';
  const action = c.req.param('action');
  const back = ownPath(body.back, '/jobs');
  if (!(await store.getJob(id))) return notFoundPage(c);
  if (action === 'open') {
    const outcome = await store.reopenJob(id);
    if (outcome === 'expired')
      return plainPage(c, 'Its closing date has passed', 'Set a later closing date first.', 409);
    return done(c, back, 'open', outcome === 'reopened' ? 1 : 0);
  }
  if (action === 'confirm') await store.confirmJobs([id]);
  else await store.closeJob(id, action === 'close' ? '' : (action as 'filled' | 'paused'));
  // Its list says so, offers to tell the candidates, and to open it again.
  const isOver = action === 'filled' || action === 'close';
  return isOver ? c.redirect(listPath({ job: id }), 303) : done(c, back, action!, 1);
}

/** What is to be known of a job besides; nothing of one that was confirmed lately. */
function standing(
  { active, closed_reason: reason, confirmed_at: confirmed, isSample }: ListedForStaff,
  isAsked: boolean,
  now: Date,
): string {
  if (!active) return `Closed${reason ? `: ${reason}` : ''}`;
  if (!isAsked) return isSample ? 'Sample' : '';
  if (!confirmed) return 'Never confirmed';
  return `Confirmed ${counted(Math.floor((now.getTime() - Date.parse(confirmed)) / DAY_MS), 'day')} ago`;
}

type ActionProps = { job: ListedForStaff; back: string; siteUrl: string; canEdit: boolean; isAsked: boolean };

/** `isAsked`: it was not confirmed lately. */
const JobActions = ({ job, back, siteUrl, canEdit, isAsked }: ActionProps) => {
  const path = `/jobs/${encodeURIComponent(job.id)}`;
  const button = (action: string, name: string) => (
    <button formaction={`${path}/${action}`} formmethod="post">
      {name}
    </button>
  );
  return (
    <form method="post" action={`${path}/confirm`} class="buttons">
      <Hidden of={{ back }} />
      {job.active ? isAsked && button('confirm', 'Still open') : button('open', 'Reopen')}
      <details>
        <summary aria-label={`More actions for ${job.title}`}>More</summary>
        <div>
          {job.active && !isAsked && !job.isSample && button('confirm', 'Still open')}
          {job.active && button('paused', 'Pause')}
          {job.active && (
            <details>
              <summary>Filled or closed</summary>
              <p>It leaves the website, and its candidates read on their status pages that it is over.</p>
              {button('filled', 'Yes, it is filled')}
              {button('close', 'Yes, close it')}
            </details>
          )}
          {canEdit && <a href={`${path}/edit`}>Edit</a>}
          <a href={`${siteUrl}${jobPath(job)}`}>Public page</a>
        </div>
      </details>
    </form>
  );
};
