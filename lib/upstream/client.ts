import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { fileAnswer, type LinkCall, type NoLink } from '../contract/links';
import { errorStatusIn } from '../contract/says-no';
import { CV_MAX_BYTES } from '../cv/cv';
import { env } from '../base/env';
import { log } from '../base/log';
import { metrics } from '../base/monitoring/metrics';
import { textIn, valueIn } from './answer-value';
import { isUpstreamError, UpstreamError, toUpstreamError } from './errors';
import { type Answer, type Call, send } from './send';

// A full list of 4,000 job ads takes 13 MB; a larger response is not a list of jobs.
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** GETs and parses JSON. Retries once after a transient failure, but not after a timeout. */
export function getJson<S extends z.ZodType>(
  path: string,
  schema: S,
  options: RequestOptions<S> = {},
): Promise<z.output<S>> {
  return retryOnce(() => request({ path }, schema, options));
}

/** Retries once after a transient failure: a closed connection, or 502 to 504. For idempotent calls only. */
export async function retryOnce<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isTransient(error)) throw error;
    await sleep(100 + Math.random() * 300);
    return read();
  }
}

/** POSTs JSON or a form and parses the response; never retried. */
export const post = <S extends z.ZodType, M = never>(
  path: string,
  body: NonNullable<Call['body']>,
  schema: S,
  options: RequestOptions<S, M> = {},
): Promise<z.output<S> | M> => request({ path, body, headers: options.headers }, schema, options);

// Laravel answers a token that it does not accept with 422.
const NO_LINK: Record<number, NoLink> = { 404: 'unknown', 410: 'gone', 422: 'unknown' };
const CV = { takes: 'cv', headers: { accept: '*/*', 'accept-encoding': 'identity' } } as const;

/** Asks what a link shows, or takes a step behind it. @throws UpstreamError */
export const askLink = <Input extends { token: string }, Answer extends z.ZodType>(
  { path, answer }: LinkCall<Input, Answer>,
  input: Input,
): Promise<z.output<Answer> | NoLink> =>
  post(path, { json: input }, answer, { means: NO_LINK, ...((answer as z.ZodType) === fileAnswer && CV) });

type RequestOptions<S extends z.ZodType = z.ZodType, M = never> = {
  /** HTTP error statuses whose body is read like that of a success, e.g. 422 with validation messages. */
  answersWith?: number[];
  /** Schema of such a body, where it differs from that of a success. */
  errorSchema?: z.ZodType<z.output<S>>;
  /** Results that HTTP error statuses stand for, regardless of the body. */
  means?: Record<number, M>;
  /**
   * What a success may have in its body: JSON; also no or other text, which is then passed to the schema (HTML is an error
   * anyway); or a CV (fileAnswer).
   */
  takes?: 'json' | 'text' | 'cv';
  headers?: Record<string, string>;
};

/** Makes a call and parses its response; measures it, and logs a failure. @throws UpstreamError */
async function request<S extends z.ZodType, M = never>(
  call: Call,
  schema: S,
  options: RequestOptions<S, M>,
): Promise<z.output<S> | M> {
  const { answersWith = [], errorSchema = schema, means = {}, takes = 'json' } = options;
  const startedAt = performance.now();
  try {
    const answer = await send(call, takes === 'cv' ? CV_MAX_BYTES : MAX_ANSWER_BYTES);
    const isOk = isSuccess(answer.status);
    const body = takes === 'cv' ? fileIn(answer) : await readValue(answer.bytes, isOk && takes === 'text');
    // A 2xx response may state the actual status in its body.
    const status = (isOk && errorStatusIn(body)) || answer.status;
    const result = means[status];
    if (result === undefined) {
      // A redirect to a page for people, for example: the outcome is unknown.
      if (!isSuccess(status) && !answersWith.includes(status))
        throw new UpstreamError(status < 400 ? 'shape' : 'http', `answered ${status}`, { status });
      // A page, or JSON that is cut off: whether the form was accepted is unknown.
      if (body === undefined) throw new UpstreamError('shape', 'the response is not JSON');
    }
    const value = result ?? parse(body, status < 400 ? schema : errorSchema);
    observe(call.path, 'ok', startedAt);
    return value;
  } catch (error) {
    const failure = toUpstreamError(error, env().upstreamTimeoutMs);
    observe(call.path, failure.kind, startedAt);
    log('error', 'upstream-failed', {
      method: call.body ? 'POST' : 'GET',
      path: call.path,
      kind: failure.kind,
      status: failure.details.status,
      problem: failure.message,
      ms: Math.round(performance.now() - startedAt),
    });
    throw failure;
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300;

function observe(path: string, outcome: string, startedAt: number): void {
  // Without job and category ids, which would make the number of metric series unbounded.
  const call = path.split('?', 1)[0]!.replace(/^(job\/(details|active-jobs-by-category))\/.*/, '$1');
  metrics().upstreamCalls.observe({ call, outcome }, (performance.now() - startedAt) / 1000);
}

function fileIn({ headers, bytes }: Answer): z.output<typeof fileAnswer> {
  const { 'content-type': type = '', 'content-disposition': disposition = '' } = headers;
  return { bytes, type, disposition };
}

/** Undefined if there is no JSON. */
async function readValue(bytes: Uint8Array, takesText: boolean): Promise<unknown> {
  const text = await textIn(bytes, MAX_ANSWER_BYTES);
  return text === null ? undefined : valueIn(text, takesText);
}

function parse<S extends z.ZodType>(json: unknown, schema: S): z.output<S> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new UpstreamError('shape', `${issue?.path.join('.') || 'answer'}: ${issue?.message}`, {
    cause: parsed.error,
  });
}

function isTransient(error: unknown): boolean {
  if (!isUpstreamError(error) || error.details.permanent) return false;
  return error.kind === 'network' || [502, 503, 504].includes(error.details.status ?? 0);
}
