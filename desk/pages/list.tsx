/** @jsxImportSource hono/jsx */
import { type Desk, type DeskOptions, nameOf } from '../context';
import { poolJob } from '../../backend/jobs/talent-pool';
import { JOB_STAGES } from '../../backend/staff/queues';
import { page } from '../layout';
import { sumOf } from '../words';
import { DAY_MS } from '../../lib/base/text/indian-day';
import { noticeOf } from './done-notice';
import { BulkActionBar, ClosedJob, Filters, lastLine, Row, Stages } from './list-parts';
import { listPath, queryOf, wantedBy } from './list-query';

const PAGE = 100;

export function listPages(desk: Desk, options: DeskOptions) {
  const { store, now } = options;

  desk.get('/applications', async (c) => {
    const query = queryOf(c);
    const wanted = await wantedBy(options, query);
    const before = Number(c.req.query('before')) || Number.MAX_SAFE_INTEGER;
    const me = c.get('me');
    const [found, counts, known, job] = await Promise.all([
      store.queued(wanted, before, PAGE + 1),
      store.countStages(wanted),
      store.jobsForStaff(new Date(now().getTime() - 30 * DAY_MS).toISOString()),
      query.job === '' ? null : store.getJob(query.job),
    ]);
    const jobs = [poolJob(), ...known];
    const shown = found.slice(0, PAGE);
    const ids = shown.map(({ form }) => form.id);
    const [held, last] = await Promise.all([store.heldByOthers(ids, me.hash), store.lastNotes(ids)]);
    const names = new Map(jobs.map((job) => [job.id, job.title]));
    const staff = c.get('staff');
    const hashes = new Map(staff.map(({ hash, name }) => [hash, name]));
    const here = listPath(query, before === Number.MAX_SAFE_INTEGER ? {} : { before: String(before) });
    return page(
      c,
      { title: 'Applications', here: '/applications', notice: noticeOf(c, here, now()) },
      <>
        <h1>Applications</h1>
        {job?.closedAt && job.closedReason !== 'paused' && (
          <ClosedJob id={query.job} reason={job.closedReason} count={sumOf(counts, JOB_STAGES)} back={here} />
        )}
        <Filters query={query} jobs={jobs} hasWords={options.words.isOn} />
        <Stages query={query} counts={counts} />
        {shown.length === 0 ? (
          <p class="empty">
            {query.words ? `No results for “${query.words}” here.` : 'No applications here.'}{' '}
            <a href="/applications?stage=all">Show all applications</a>
          </p>
        ) : (
          <form method="post" action="/applications" id="several">
            <input type="hidden" name="back" value={here} />
            <BulkActionBar />
            <ul class="rows" data-rows>
              {shown.map((one) => (
                <Row
                  one={one}
                  job={names.get(one.form.fields.job_id ?? '') ?? ''}
                  holder={hashes.get(held.get(one.form.id) ?? '')}
                  note={lastLine(last.get(one.form.id), (who) => nameOf(staff, who))}
                  now={now()}
                />
              ))}
            </ul>
          </form>
        )}
        {found.length > PAGE && (
          <p class="more">
            <a class="button" href={listPath(query, { before: String(ids.at(-1)) })}>
              Older
            </a>
          </p>
        )}
      </>,
    );
  });
}
