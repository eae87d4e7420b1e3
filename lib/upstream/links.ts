import 'server-only';
import type { z } from 'zod';
import { fileAnswer, type LinkCall, type NoLink } from '../contract/links';
import { post } from './client';

// Laravel answers a token that it does not accept with 422.
const NO_LINK: Record<number, NoLink> = { 404: 'unknown', 410: 'gone', 422: 'unknown' };
const CV = { takes: 'cv', headers: { accept: '*/*', 'accept-encoding': 'identity' } } as const;

/** Asks what a link shows, or takes a step behind it. @throws UpstreamError */
export const askLink = <Input extends { token: string }, Answer extends z.ZodType>(
  { path, answer }: LinkCall<Input, Answer>,
  input: Input,
): Promise<z.output<Answer> | NoLink> =>
  post(path, { json: input }, answer, { means: NO_LINK, ...((answer as z.ZodType) === fileAnswer && CV) });
