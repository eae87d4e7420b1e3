/** @jsxImportSource hono/jsx */
import { CALLS, KINDS, type NoteKind } from '../../backend/forms/notes/kinds';
import type { Figures } from '../../backend/staff/figures';
import { isoDay } from '../../lib/base/text/indian-day';
import { type DeskContext, nameOf, textIn } from '../context';
import { page } from '../layout';
import { Input } from '../fields';
import { isMonth, kindsOf, listPath, periodOf } from './list-query';

/** Columns: what the list of applications calls them, and their headings. */
const COLUMNS: [kind: string, name: string][] = [
  ['calls', 'Calls'],
  ...(['sent', 'interview', 'joined'] as const).map((kind): [string, string] => [kind, KINDS[kind].label]),
];
/** What a candidate hears of; nothing of an opened CV or a note. */
const ANSWERS: NoteKind[] = [...CALLS, 'sent', 'interview', 'offered', 'rejected', 'filled', 'joined'];

/** What was done in a month, by recruiter and by job. */
export async function figures(c: DeskContext) {
  const { store, now } = c.var.desk;
  const asked = textIn(c.req.query('month'), 7);
  const month = isMonth(asked) ? asked : isoDay(now().toISOString()).slice(0, 7);
  const period = periodOf(month, now());
  const groups = Object.fromEntries(COLUMNS.map(([kind]) => [kind, kindsOf(kind)]));
  const [byMember, byJob, answer] = await Promise.all([
    store.notedApplications(period, 'who', groups),
    store.notedApplications(period, 'job_id', groups),
    store.daysToAnswer(period, ANSWERS),
  ]);
  const titles = await store.jobTitles([...byJob.keys()]);
  return page(
    c,
    { title: 'Figures', here: '/' },
    <>
      <div class="head">
        <h1>Figures</h1>
        <form method="get" action="/figures" class="inline">
          <Input label="Month" name="month" type="month" values={{ month }} />
          <button>Show</button>
        </form>
      </div>
      <p>
        {answer.median !== null &&
          `First answer ${answer.median < 1 ? 'within a day' : `after ${answer.median.toFixed(1)} days`} (median). `}
        {answer.answered} of the{' '}
        <a href={listPath({ stage: 'all', since: period.from, until: period.to })}>
          <b>{answer.received}</b> {answer.received === 1 ? 'application' : 'applications'}
        </a>{' '}
        of this month {answer.answered === 1 ? 'is' : 'are'} answered.
      </p>
      {table(month, 'By recruiter', byMember, (who) => nameOf(c.get('staff'), who), 'by')}
      {table(month, 'By job', byJob, (id) => titles.get(id) ?? id, 'job')}
    </>,
  );
}

type Name = (key: string) => string;

/** Each number leads to the applications that it counts. */
const table = (month: string, heading: string, of: Figures, name: Name, by: 'by' | 'job') => (
  <>
    <h2>{heading}</h2>
    {of.size === 0 && <p class="soft">Nothing was noted.</p>}
    {of.size > 0 && (
      <table>
        <thead>
          <tr>
            <td></td>
            {COLUMNS.map(([, title]) => (
              <th scope="col">{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...of].map(([key, numbers]) => (
            <tr>
              <th scope="row">{name(key)}</th>
              {COLUMNS.map(([kind]) => (
                <td>
                  {numbers.has(kind) && key !== '' ? (
                    <a href={listPath({ stage: 'all', kind, on: month, [by]: key })}>
                      <b>{numbers.get(kind)}</b>
                    </a>
                  ) : (
                    (numbers.get(kind) ?? '–')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);
