import 'server-only';
import { z } from 'zod';
import { formAnswer, formRefusal } from '../contract/form-answer';
import { type Held, heldAnswer, yourDataPaths } from '../contract/your-data';
import { CV_MAX_BYTES } from '../cv/cv';
import { postForFile, postJson } from './client';

const LINK_ENDED = 404;

/** All that is held about the address that a token was mailed to; null once the link has ended. @throws UpstreamError */
export function readHeld(token: string): Promise<Held | null> {
  return postJson(yourDataPaths.show(), { token }, heldAnswer.nullable(), {
    answersWith: [LINK_ENDED],
    errorSchema: z.unknown().transform(() => null),
  });
}

/** A form's CV; null where there is none, or the link has ended. @throws UpstreamError */
export function readHeldCv(token: string, kind: string, id: number): Promise<Buffer | null> {
  return postForFile(yourDataPaths.cv(), { token, kind, id }, CV_MAX_BYTES);
}

/** Withdraws an application. False where it has ended otherwise, or the link has. @throws UpstreamError */
export async function withdrawApplication(token: string, id: number): Promise<boolean> {
  return (
    await postJson(yourDataPaths.withdraw(), { token, id }, formAnswer, {
      answersWith: [404, 410],
      errorSchema: formRefusal,
    })
  ).status;
}

/** Erases everything. False where the link has ended. @throws UpstreamError */
export async function eraseHeld(token: string): Promise<boolean> {
  return (
    await postJson(yourDataPaths.erase(), { token }, formAnswer, {
      answersWith: [LINK_ENDED],
      errorSchema: formRefusal,
    })
  ).status;
}
