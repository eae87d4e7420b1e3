import 'server-only';
import type { z } from 'zod';
import { formAnswer, formRefusal } from '../contract/form-answer';
import type { LinkCall, NoLink } from '../contract/links';
import { postForCv, postJson } from './client';

const NO_LINK: Record<number, NoLink> = { 404: 'unknown', 410: 'gone' };

/** Makes a call behind a link. @throws UpstreamError */
export const askLink = <Q extends z.ZodType<{ token: string }>, A extends z.ZodType>(
  { path, answer }: LinkCall<Q, A>,
  given: z.output<Q>,
): Promise<z.output<A> | NoLink> => postJson(path, given, answer, { means: NO_LINK });

/** The same for a call that returns a CV of one of these types. @throws UpstreamError */
export const askLinkForCv = <Q extends z.ZodType<{ token: string }>>(
  { path }: LinkCall<Q, z.ZodNever>,
  given: z.output<Q>,
  types?: readonly string[],
) => postForCv(path, given, NO_LINK, types);

/**
 * Performs the step of a link in a mail about an alert, by its path in the contract. False if the link
 * has expired. @throws UpstreamError
 */
export async function takeStep(path: string, token: string): Promise<boolean> {
  const answered = { answersWith: [404, 410, 422], errorSchema: formRefusal };
  return (await postJson(path, { token }, formAnswer, answered)).status;
}
