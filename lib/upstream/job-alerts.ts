import 'server-only';
import { formAnswer, paths } from '../shared/contract/calls';
import { readCategories } from './categories';
import { postJson } from './client';

/** Whether the recruitment API mails new jobs to who asks for them; only the built-in one does, with mail set up. @throws UpstreamError */
export async function takesJobAlerts(): Promise<boolean> {
  return (await readCategories()).takesJobAlerts;
}

/** Confirms the address of an alert. False when the link is too old. @throws UpstreamError */
export async function confirmJobAlert(token: string): Promise<boolean> {
  return (await postJson(paths.confirmJobAlert(), { token }, formAnswer, ANSWERED)).status;
}

/** Ends an alert. False when the token belongs to none. @throws UpstreamError */
export async function unsubscribeJobAlert(token: string): Promise<boolean> {
  return (await postJson(paths.unsubscribeJobAlert(), { token }, formAnswer, ANSWERED)).status;
}

const ANSWERED = { answersWith: [404, 410, 422] };
