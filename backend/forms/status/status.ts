import type { SettableState, StateStep } from '../../../lib/contract/application-states';
import type { Submission } from '../forms';
import type { Stores } from '../stores';
import type { Job } from '../../jobs/jobs';
import { CANDIDATE } from '../notes/kinds';
import { type JobEnd, nextStates } from './application-end';
import { applicationStatusPath } from '../../../lib/routes';
import type { NoLink } from '../../../lib/contract/links';
import { formOfToken, tokenOfForm } from '../form-links';

type Application = Pick<Submission, 'id' | 'fields'>;

/** An application's states and job. `job` is null when it is unknown. */
type Known = { states: StateStep[]; job: (JobEnd & { about: Job }) | null };

/** Reads an application's states and job. */
export async function readStatus(
  store: Pick<Stores, 'applicationStates' | 'getJob'>,
  { id, fields }: Application,
): Promise<Known> {
  const states = await store.applicationStates(id);
  const found = await store.getJob(fields.job_id ?? '');
  if (!found) return { states, job: null };
  const { closedAt, closedReason, job: about } = found;
  return { states, job: { closedAt, closedReason, about } };
}

/** Sets a state if it may be next. False otherwise, for example after a click on an outdated page. */
export async function setState(
  store: Stores,
  application: Application,
  state: SettableState,
  who: string,
): Promise<boolean> {
  const { states, job } = await readStatus(store, application);
  return nextStates(states, job).includes(state) && store.setApplicationState(application.id, state, who);
}

/** Withdraws an application for its sender and, where mail is sent, notifies staff. False when it has ended already. */
export async function withdrawApplication(
  store: Stores,
  application: Application,
  sendsMail: boolean,
): Promise<boolean> {
  const isNew = await setState(store, application, 'withdrawn', CANDIDATE);
  if (isNew && sendsMail) await store.queueMail({ kind: 'withdrawn', application_id: application.id });
  return isNew;
}

/** Staff may undo a wrong click or reopen a job; candidates are mailed no earlier than this. */
export const TAKE_BACK_MS = 10 * 60 * 1000;

/** Returns the URL of a candidate's status page, by the website's token or the store's own. */
export async function statusUrlOf(
  { store, siteUrl }: { store: Stores; siteUrl: string },
  application: Submission,
): Promise<string> {
  const token = application.fields.status_token || (await tokenOfForm(store, 'status', application));
  return siteUrl + applicationStatusPath(token);
}

/** Returns the application that a candidate's token shows. */
export async function applicationOfStatusToken(store: Stores, token: string): Promise<Submission | NoLink> {
  const id = await store.findByStatusToken(token);
  if (id === null) return formOfToken(store, 'status', token);
  return (await store.getSubmission('applications', id)) ?? 'gone';
}
