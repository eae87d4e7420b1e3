/** @jsxImportSource hono/jsx */
import type { JSX } from 'hono/jsx';
import type { Store } from '../../backend/compose-store';
import { poolJob } from '../../backend/jobs/talent-pool';
import { MAX_LISTED } from '../../backend/staff/job-list';
import { TALENT_POOL } from '../../lib/contract/talent-pool';
import { DAY_MS } from '../../lib/base/text/indian-day';
import type { DeskContext } from '../context';
import { Field } from '../fields';

type Named = { id: string; title: string; company_name?: string | null };
type Which = 'open' | 'any';

export const jobText = ({ id, title }: Named) => `${title} (${id})`;

/** Finds the jobs that a text means: one by its number or whole title, or else all with the text in their title. */
export async function jobsMeant(store: Store, text: string, which: Which): Promise<Named[]> {
  const [, id = text] = /\(([^()]+)\)$/.exec(text) ?? [];
  if (id === TALENT_POOL) return [poolJob()];
  const found = await store.getJob(id);
  if (found && (found.active || which === 'any')) return [found.job];
  const known = await store.jobsForStaff('', text);
  const wanted = text.toLowerCase();
  const like = [poolJob(), ...known.filter(({ active }) => active || which === 'any')].filter(({ title }) =>
    title.toLowerCase().includes(wanted),
  );
  const same = like.filter(({ title }) => title.length === text.length);
  return same.length > 0 ? same : like;
}

/** Finds the open job that a text means, '' the talent pool; or says why it means none. */
export async function openJobIn(store: Store, text: string): Promise<{ job: Named | null; mistake: string }> {
  const [job, ...others] = text === '' ? [poolJob()] : await jobsMeant(store, text, 'open');
  if (!job) return { job: null, mistake: 'No open job has this number, or this in its title.' };
  if (others.length === 0) return { job, mistake: '' };
  const names = [job, ...others].slice(0, 5).map(jobText).join(', ');
  const more = others.length < 5 ? '' : ' and more';
  return { job: null, mistake: `Several jobs have this in their title: ${names}${more}. Type one’s number.` };
}

type FieldProps = { label?: string; mistake?: string } & JSX.IntrinsicElements['input'];

/** Asks for a job by a part of its title. The newest are suggested, with those that closed in the last 30 days if any is meant. */
export async function jobField(c: DeskContext, which: Which, { label, ...given }: FieldProps) {
  const { store, now } = c.var.desk;
  const { mistake, name = 'job', ...attributes } = given;
  // No job may have closed after "9".
  const closedSince = which === 'open' ? '9' : new Date(now().getTime() - 30 * DAY_MS).toISOString();
  const jobs = await store.jobsForStaff(closedSince);
  return (
    <>
      <Field label={label ?? 'Job (empty: talent pool)'} mistake={mistake}>
        <input name={name} list="jobs" autocomplete="off" maxlength={300} {...attributes} />
        {jobs.length === MAX_LISTED && (
          <small>The newest {MAX_LISTED} are suggested; a part of the title finds any other.</small>
        )}
      </Field>
      <datalist id="jobs">
        {[...jobs, ...(which === 'any' ? [poolJob() as Named] : [])].map((job) => (
          <option value={jobText(job)}>{job.company_name}</option>
        ))}
      </datalist>
    </>
  );
}
