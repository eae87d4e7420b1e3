import 'server-only';
import { paths } from '../contract/calls';
import { formAnswer, formRefusal } from '../contract/form-answer';
import { readCategories } from './categories';
import { postJson } from './client';

/**
 * Whether the recruitment API offers job alerts by mail; only the built-in one does, if mail is set up. @throws
 * UpstreamError
 */
export async function takesJobAlerts(): Promise<boolean> {
  return (await readCategories()).takesJobAlerts;
}

/** Confirms an alert's address. False when the link has expired. @throws UpstreamError */
export async function confirmJobAlert(token: string): Promise<boolean> {
  return (await postJson(paths.confirmJobAlert(), { token }, formAnswer, ANSWERED)).status;
}

/** Deletes an alert. False when the token is unknown. @throws UpstreamError */
export async function unsubscribeJobAlert(token: string): Promise<boolean> {
  return (await postJson(paths.unsubscribeJobAlert(), { token }, formAnswer, ANSWERED)).status;
}

const ANSWERED = { answersWith: [404, 410, 422], errorSchema: formRefusal };
