/** @jsxImportSource hono/jsx */
import { type DeskContext, nameOf, numberIn, textIn } from '../context';
import { JOB_STAGES, type Queued } from '../../backend/staff/queues';
import { page } from '../layout';
import { counted, sumOf } from '../parts';
import { Hidden } from '../typed';
import { noticeOf } from './done-notice';
import { jobsMeant, jobText } from './job-field';
import {
  BulkActionBar,
  ClosedJob,
  filters,
  lastLine,
  Lists,
  ApplicationRow,
  Stages,
  workWanted,
} from './list-parts';
import { listPath, queryOf, wantedBy, withQuery } from './list-query';
import { jobOf } from './same-person';

const PAGE = 100;

/** A list of applications with its filters and the actions on several. */
export async function list(c: DeskContext) {
  const { store, words } = c.var.desk;
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
  // New applications do not move the pages of the newest; other orders are counted from the top.
  const isNewest = !wanted.among && ['', 'newest'].includes(query.sort);
  const [before, skip] = [numberIn(c.req.query('before')), numberIn(c.req.query('skip')) ?? 0];
  const range = isNewest
    ? { before: before ?? Number.MAX_SAFE_INTEGER }
    : { skip, oldestFirst: query.sort === 'oldest' };
  const [{ found, counts }, job, saved] = await Promise.all([
    store.listed(wanted, { ...range, limit: PAGE + 1 }),
    query.job === '' ? null : store.getJob(query.job),
    store.preferencesOf(me.address, 'list'),
  ]);
  const title = job?.job.title ?? 'Applications';
  const shown = found.slice(0, PAGE);
  const ids = shown.map(({ form }) => form.id);
  const [held, notes, same, names] = await Promise.all([
    store.heldByOthers(ids, me.hash),
    store.notesOfAll(ids),
    store.ofSamePeople(ids),
    store.jobTitles(shown.map(jobOf)),
  ]);
  const jobName = (application: Queued) => names.get(jobOf(application)) ?? `Job ${jobOf(application)}`;
  const countOf = ({ form: { id } }: Queued) => new Set([...(same.get(id) ?? []), ...words.sameCv(id)]).size;
  const staff = c.get('staff');
  const hashes = new Map(staff.map(({ hash, name }) => [hash, name]));
  const at = isNewest ? before : skip;
  const here = listPath(query, at ? { [isNewest ? 'before' : 'skip']: String(at) } : {});
  const older: Record<string, string> = isNewest
    ? { before: String(ids.at(-1)) }
    : { skip: String(skip + PAGE) };
  return page(
    c,
    { title, here: '/applications', notice: noticeOf(c, here) },
    <>
      <div class="head">
        <h1>{title}</h1>
        <div class="buttons">
          {counts['to-check'] > 0 && (
            <a class="button" href="/people/check">
              Check {counted(counts['to-check'], 'CV')}
            </a>
          )}
          <a class="button" href={listPath({ job: query.job }, {}, '/people/new')}>
            Add a person
          </a>
        </div>
      </div>
      {job?.closedAt && job.closedReason !== 'paused' && (
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
                job={[query.job === '' && jobName(application), workWanted(application)]
                  .filter(Boolean)
                  .join(': ')}
                holder={hashes.get(held.get(application.form.id) ?? '')}
                note={lastLine(notes.get(application.form.id), (who) => nameOf(staff, who))}
                applications={countOf(application)}
              />
            ))}
          </ul>
        </form>
      )}
      {found.length > PAGE && (
        <p class="more">
          <a class="button" href={listPath(query, older)}>
            {isNewest ? 'Older' : 'More'}
          </a>
        </p>
      )}
    </>,
  );
}
