import 'server-only';
import { paths } from '../contract/calls';
import { formAnswer, formRefusal } from '../contract/form-answer';
import type { RegistrationStep } from '../contract/registration-steps';
import { postJson } from './client';

/** Does what the link in a mail about a registered CV is for. False when there is no such CV. @throws UpstreamError */
export async function takeRegistrationStep(step: RegistrationStep, token: string): Promise<boolean> {
  const answered = { answersWith: [404, 410, 422], errorSchema: formRefusal };
  return (await postJson(paths.registrationStep(step), { token }, formAnswer, answered)).status;
}
