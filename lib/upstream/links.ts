import 'server-only';
import type { z } from 'zod';
import { formAnswer, formRefusal } from '../contract/form-answer';
import type { LinkCall, NoLink } from '../contract/links';
import { answeredFile, post } from './client';

const NO_LINK: Record<number, NoLink> = { 404: 'unknown', 410: 'gone' };

/** Makes a call behind a link. @throws UpstreamError */
export const askLink = <Request extends LinkCall['request'], Answer extends z.ZodType>(
  { path, answer }: { path: string; request: Request; answer: Answer },
  given: z.output<Request>,
): Promise<z.output<Answer> | NoLink> => post(path, { json: given }, answer, { means: NO_LINK });

/** The same for a call that returns a CV of one of these types. @throws UpstreamError */
export const askLinkForCv = <Call extends LinkCall>(
  { path }: Call,
  given: z.output<Call['request']>,
  types?: readonly string[],
) =>
  post(path, { json: given }, cvOf(types), {
    takes: 'cv',
    means: NO_LINK,
    headers: { accept: '*/*', 'accept-encoding': 'identity' },
  });

const cvOf = (types?: readonly string[]) =>
  answeredFile.refine(
    ({ type, disposition }) => !types || (types.includes(type) && disposition.startsWith('attachment;')),
  );

/** Performs the step of a link in a mail about an alert. False if the link has expired. @throws UpstreamError */
export async function takeStep(path: string, token: string): Promise<boolean> {
  const answered = { answersWith: [404, 410, 422], errorSchema: formRefusal };
  return (await post(path, { json: { token } }, formAnswer, answered)).status;
}
