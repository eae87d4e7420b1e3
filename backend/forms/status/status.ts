import type { SettableState, StateStep } from '../../../lib/contract/application-states';
import type { Submission } from '../forms';
import type { FormStore } from '../queries';
import type { MailStore } from '../../mail/queries';
import type { Job, JobStore } from '../../jobs/jobs';
import { BY_LINK, CANDIDATE } from '../notes/kinds';
import type { StateStore } from './state-store';
import { type JobEnd, nextStates } from './application-end';
import { applicationStatusPath } from '../../../lib/routes';
import type { NoLink } from '../../../lib/contract/links';
import { formOfToken, type LinkStore, tokenOfForm } from '../form-links';
import type { SecretStore } from '../../keys/secrets';

export type StatusStore = StateStore & Pick<FormStore, 'getSubmission'> & Pick<JobStore, 'getJob'>;

type Application = Pick<Submission, 'id' | 'fields'>;

/** An application's states and job. `job` is null when it is unknown. */
type Known = { states: StateStep[]; job: (JobEnd & { about: Job }) | null };

/** Reads an application's states and job. */
export async function readStatus(
  store: Pick<StatusStore, 'applicationStates' | 'getJob'>,
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
  store: StatusStore,
  application: Application,
  state: SettableState,
  who: string,
): Promise<boolean> {
  const { states, job } = await readStatus(store, application);
  return nextStates(states, job).includes(state) && store.setApplicationState(application.id, state, who);
}

/** Withdraws an application for its sender and, where mail is sent, notifies staff. False when it has ended already. */
export async function withdrawApplication(
  store: StatusStore & Pick<MailStore, 'queueMail'>,
  application: Application,
  sendsMail: boolean,
): Promise<boolean> {
  const isNew = await setState(store, application, 'withdrawn', CANDIDATE);
  if (isNew && sendsMail) await store.queueMail({ kind: 'withdrawn', application_id: application.id });
  return isNew;
}

/** How long staff can undo a wrong click or a closed job; candidates are mailed no earlier. */
export const TAKE_BACK_MS = 10 * 60 * 1000;

/** Ends set by staff, never by candidates. */
const TAKEN_BACK: readonly StateStep['state'][] = ['filled', 'not-this-time'];

/** Returns until when an end set by staff can be undone (ISO 8601), or null. */
export function takeBackUntil(states: StateStep[], now: Date): string | null {
  const last = states.at(-1);
  if (!last || !TAKEN_BACK.includes(last.state)) return null;
  const until = new Date(Date.parse(last.at) + TAKE_BACK_MS);
  return until > now ? until.toISOString() : null;
}

/** Undoes an end set by staff. False when it is too late or there is no such end. */
export async function takeBack(
  store: StateStore,
  { id }: Pick<Submission, 'id'>,
  now: Date,
): Promise<boolean> {
  if (takeBackUntil(await store.applicationStates(id), now) === null) return false;
  return store.takeBackEnd(id, new Date(now.getTime() - TAKE_BACK_MS).toISOString(), BY_LINK);
}

/** Returns the URL of a candidate's status page, by the website's token or the store's own. */
export async function statusUrlOf(
  { store, siteUrl }: { store: SecretStore; siteUrl: string },
  application: Submission,
): Promise<string> {
  const token = application.fields.status_token || (await tokenOfForm(store, 'status', application));
  return siteUrl + applicationStatusPath(token);
}

/** Returns the application that a candidate's token shows. */
export async function applicationOfStatusToken(
  store: LinkStore & StateStore,
  token: string,
): Promise<Submission | NoLink> {
  const id = await store.findByStatusToken(token);
  if (id === null) return formOfToken(store, 'status', token);
  return (await store.getSubmission('applications', id)) ?? 'gone';
}
