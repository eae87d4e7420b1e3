/** @jsxImportSource hono/jsx */
import { type DeskContext, nameOf, numberIn, textIn, withQuery } from '../context';
import { JOB_STAGES, type Queued } from '../../backend/staff/queues';
import { page } from '../layout';
import { ButtonTo, counted, idsOf, Pages, sumOf } from '../parts';
import { Hidden } from '../fields';
import { MAX_SENT } from './clients/send';
import { jobsMeant, jobText } from './job-field';
import { BulkActionBar, ClosedJob, filters, lastLine, Lists, ApplicationRow, Stages } from './list-parts';
import { listPath, queryOf, wantedBy } from './list-query';
import { jobOf } from './same-person';

const PAGE = 100;

/** A list of applications with its filters and the actions on several. */
export async function list(c: DeskContext) {
  const { store } = c.var.desk;
  const query = queryOf(c);
  const typed = textIn(c.req.query('title'), 300);
  if (typed) {
    const [meant, other] = await jobsMeant(store, typed, 'any');
    // The list of jobs leads to the applications for each.
    const to = meant && !other ? listPath({ ...query, job: meant.id }) : withQuery('/jobs', { title: typed });
    return c.redirect(to, 303);
  }
  const wanted = await wantedBy(c.var.desk, query);
  const me = c.get('me');
  // New applications do not move the pages of the newest, which are counted from what was the first.
  const isNewest = !wanted.among && ['', 'newest'].includes(query.sort);
  const [before, skip] = [numberIn(c.req.query('before')) ?? 0, numberIn(c.req.query('skip')) ?? 0];
  const range = { skip, oldestFirst: query.sort === 'oldest', ...(isNewest && before > 0 && { before }) };
  const [{ found, counts }, job, saved] = await Promise.all([
    store.listed(wanted, { ...range, limit: PAGE + 1 }),
    query.job === '' ? null : store.getJob(query.job),
    store.preferencesOf(me.address, 'list'),
  ]);
  const title = job?.job.title ?? 'Applications';
  const shown = found.slice(0, PAGE);
  const ids = idsOf(shown);
  const isOffered = job !== null && counts.shortlisted > 0 && counts.shortlisted <= MAX_SENT;
  const [held, notes, same, names, shortlisted] = await Promise.all([
    store.heldByOthers(ids, me.hash),
    store.notesOfAll(ids),
    store.ofSamePeople(ids),
    store.jobTitles(shown.map(jobOf)),
    isOffered ? store.queuedIds({ ...wanted, stages: ['shortlisted'] }, MAX_SENT) : [],
  ]);
  const jobName = (application: Queued) => names.get(jobOf(application)) ?? `Job ${jobOf(application)}`;
  const staff = c.get('staff');
  const hashes = new Map(staff.map(({ hash, name }) => [hash, name]));
  const top = isNewest ? String(before || (ids[0] ?? 0) + 1) : '';
  const at = (from: number) => listPath(query, from > 0 ? { skip: String(from), before: top } : {});
  const here = at(skip);
  return page(
    c,
    { title, here: '/applications' },
    <>
      <div class="head">
        <h1>{title}</h1>
        <div class="buttons">
          {counts['to-check'] > 0 && (
            <ButtonTo href="/people/check">Check {counted(counts['to-check'], 'CV')}</ButtonTo>
          )}
          <ButtonTo href={listPath({ job: query.job }, {}, '/people/new')}>Add a person</ButtonTo>
          {shortlisted.length > 0 && (
            <form method="post" action="/send">
              <Hidden of={{ back: here }} chosen={shortlisted} />
              <button>Send {shortlisted.length} shortlisted to a client …</button>
            </form>
          )}
        </div>
      </div>
      {job?.closedAt && (
        <ClosedJob id={query.job} reason={job.closedReason} count={sumOf(counts, JOB_STAGES)} back={here} />
      )}
      <Lists query={query} saved={saved} me={me.address} />
      {await filters(c, query, query.job && jobText({ id: query.job, title }))}
      <Stages query={query} counts={counts} />
      {shown.length === 0 ? (
        <p class="empty">
          {query.words ? `No results for “${query.words}” here.` : 'No applications here.'}{' '}
          <a href="/applications?stage=all">Show all applications</a>
        </p>
      ) : (
        <form method="post" action="/applications" id="several">
          <Hidden of={{ back: here }} />
          <BulkActionBar />
          <ul class="rows" data-rows>
            {shown.map((application) => (
              <ApplicationRow
                application={application}
                job={query.job === '' && jobName(application)}
                holder={hashes.get(held.get(application.form.id) ?? '')}
                note={lastLine(notes.get(application.form.id), application.due_at, (who) =>
                  nameOf(staff, who),
                )}
                applications={same.get(application.form.id)?.length ?? 0}
              />
            ))}
          </ul>
        </form>
      )}
      <Pages skip={skip} size={PAGE} isMore={found.length > PAGE} at={at} />
    </>,
  );
}
