import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { errorStatusIn } from '../contract/says-no';
import { CV_MAX_BYTES } from '../cv/cv';
import { env } from '../base/env';
import { log } from '../base/log';
import { metrics } from '../base/monitoring/metrics';
import { textIn, valueIn } from './answer-value';
import { isUpstreamError, UpstreamError, toUpstreamError } from './errors';
import { encodeMultipart, type FormPart } from './multipart';
import { type Answer, type Call, send } from './send';

// A full list of 4,000 job ads takes 13 MB; a larger response is not a list of jobs.
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** GETs and parses JSON. Retries once after a transient failure, but not after a timeout. */
export function getJson<S extends z.ZodType>(
  path: string,
  schema: S,
  options: RequestOptions<S> = {},
): Promise<z.output<S>> {
  return retryOnce(() => request({ path, method: 'GET' }, schema, options));
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

/** POSTs JSON and parses the response; never retried. */
export const postJson = <S extends z.ZodType, M = never>(
  path: string,
  body: unknown,
  schema: S,
  options: RequestOptions<S, M> = {},
): Promise<z.output<S> | M> => request(jsonCall(path, body, options.headers), schema, options);

/** POSTs a form as multipart/form-data and parses the response; never retried. */
export function postForm<S extends z.ZodType>(
  path: string,
  parts: FormPart[],
  schema: S,
  options: RequestOptions<S> = {},
): Promise<z.output<S>> {
  const { chunks, contentType } = encodeMultipart(parts);
  const headers = { 'content-type': contentType, ...options.headers };
  return request({ path, method: 'POST', body: chunks, headers }, schema, options);
}

const jsonCall = (path: string, body: unknown, headers?: Record<string, string>): Call => ({
  ...{ path, method: 'POST', body: [Buffer.from(JSON.stringify(body))] },
  headers: { 'content-type': 'application/json', ...headers },
});

type PostedFile = { bytes: Buffer<ArrayBuffer>; type: string; disposition: string };

/** POSTs JSON and reads a CV; never retried. `types`: the accepted types of an attachment. @throws UpstreamError */
export function postForCv<M>(
  path: string,
  body: unknown,
  means: Record<number, M>,
  types?: readonly string[],
): Promise<PostedFile | M> {
  const call = jsonCall(path, body, { accept: '*/*', 'accept-encoding': 'identity' });
  return exchange(call, { means }, CV_MAX_BYTES, ({ headers, bytes }): PostedFile => {
    const { 'content-type': type = '', 'content-disposition': disposition = '' } = headers;
    if (types && !(types.includes(type) && disposition.startsWith('attachment;')))
      throw new UpstreamError('shape', 'the response is not a CV');
    return { bytes, type, disposition };
  });
}

type RequestOptions<S extends z.ZodType = z.ZodType, M = never> = {
  /** HTTP error statuses whose body is read like that of a success, e.g. 422 with validation messages. */
  answersWith?: number[];
  /** Schema of such a body, where it differs from that of a success. */
  errorSchema?: z.ZodType<z.output<S>>;
  /** Results that HTTP error statuses stand for, regardless of the body. */
  means?: Record<number, M>;
  /** Whether a success may have an empty or text body, which is then passed to the schema. HTML is an error anyway. */
  takesText?: boolean;
  headers?: Record<string, string>;
};

function request<S extends z.ZodType, M = never>(
  call: Call,
  schema: S,
  options: RequestOptions<S, M>,
): Promise<z.output<S> | M> {
  const { answersWith = [], errorSchema, means = {}, takesText = false } = options;
  return exchange(call, options, MAX_ANSWER_BYTES, async (answer) => {
    const isOk = answer.status < 300;
    const json = await readValue(answer.bytes, isOk && takesText);
    // A 2xx response may state the actual status in its body.
    const status = (isOk && errorStatusIn(json)) || answer.status;
    if (status in means) return means[status]!;
    if (status >= 400 && !answersWith.includes(status))
      throw new UpstreamError('http', `answered ${status}`, { status });
    return status < 400 || !errorSchema ? parse(json, schema) : parse(json, errorSchema);
  });
}

/** Makes a call whose status has a meaning, and reads its answer; measures it, and logs a failure. @throws UpstreamError */
async function exchange<T, M>(
  call: Call,
  { answersWith = [], means = {} }: Pick<RequestOptions<z.ZodType, M>, 'answersWith' | 'means'>,
  maxBytes: number,
  read: (answer: Answer) => T | Promise<T>,
): Promise<T | M> {
  const { path, method } = call;
  const startedAt = performance.now();
  try {
    const answer = await send(call, maxBytes);
    const { status } = answer;
    // A redirect to a page for people, for example: the outcome is unknown.
    if (!(status >= 200 && status < 300) && !answersWith.includes(status) && !(status in means))
      throw new UpstreamError(status < 400 ? 'shape' : 'http', `answered ${status}`, { status });
    const result = status in means ? means[status]! : await read(answer);
    observe(path, 'ok', startedAt);
    return result;
  } catch (error) {
    const failure = toUpstreamError(error, env().upstreamTimeoutMs);
    observe(path, failure.kind, startedAt);
    log('error', 'upstream-failed', {
      method,
      path,
      kind: failure.kind,
      status: failure.details.status,
      problem: failure.message,
      ms: Math.round(performance.now() - startedAt),
    });
    throw failure;
  }
}

function observe(path: string, outcome: string, startedAt: number): void {
  // Without job and category ids, which would make the number of metric series unbounded.
  const call = path.split('?', 1)[0]!.replace(/^(job\/(details|active-jobs-by-category))\/.*/, '$1');
  metrics().upstreamCalls.observe({ call, outcome }, (performance.now() - startedAt) / 1000);
}

async function readValue(bytes: Uint8Array, takesText: boolean): Promise<unknown> {
  const text = await textIn(bytes, MAX_ANSWER_BYTES);
  const value = text === null ? undefined : valueIn(text, takesText);
  if (value !== undefined) return value;
  // A page, or JSON that is cut off: whether the form was accepted is unknown.
  throw new UpstreamError('shape', 'the response is not JSON');
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
