import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { context, propagation } from '@opentelemetry/api';
import type { z } from 'zod';
import { WEBSITE_HEADER } from '../contract/calls';
import { errorStatusIn } from '../contract/says-no';
import { CV_MAX_BYTES } from '../cv/cv';
import { currentLanguage } from '../base/language';
import { currentLocale } from '../base/languages';
import { env } from '../base/env';
import { websiteToken } from '../base/website-token';
import { readAtMost } from '../base/read-at-most';
import { currentRequest } from '../base/request-context';
import { log } from '../base/log';
import { metrics } from '../base/monitoring/metrics';
import { isUpstreamError, UpstreamError, toUpstreamError } from './errors';
import { encodeMultipart, type FormPart, sendChunks } from './multipart';

// A full list of 4,000 job ads takes 13 MB; a larger response is not a list of jobs.
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** GETs and parses JSON. Retries once after a transient failure, but not after a timeout. */
export function getJson<S extends z.ZodType>(
  path: string,
  schema: S,
  options: RequestOptions<S> = {},
): Promise<z.output<S>> {
  return retryOnce(() => request(path, { method: 'GET' }, schema, options));
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
export function postJson<S extends z.ZodType, M = never>(
  path: string,
  body: unknown,
  schema: S,
  options: RequestOptions<S, M> = {},
): Promise<z.output<S> | M> {
  const call = {
    method: 'POST' as const,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...options.headers },
  };
  return request(path, call, schema, options);
}

/** POSTs a form as multipart/form-data and parses the response; never retried. */
export function postForm<S extends z.ZodType>(
  path: string,
  parts: FormPart[],
  schema: S,
  options: RequestOptions<S> = {},
): Promise<z.output<S>> {
  const { chunks, contentType } = encodeMultipart(parts);
  const headers = { 'content-type': contentType, ...options.headers };
  return request(path, { method: 'POST', chunks, headers }, schema, options);
}

type PostedFile = { bytes: Buffer<ArrayBuffer>; type: string; disposition: string };

/** POSTs JSON and reads a CV; never retried. `types`: the accepted types of an attachment. @throws UpstreamError */
export async function postForCv<M>(
  path: string,
  body: unknown,
  means: Record<number, M>,
  types?: readonly string[],
): Promise<PostedFile | M> {
  const { apiBaseUrl, upstreamTimeoutMs } = env();
  const call: Call = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', accept: '*/*' },
  };
  return observed(path, call, upstreamTimeoutMs, async () => {
    const response = await send(new URL(path, apiBaseUrl), call, AbortSignal.timeout(upstreamTimeoutMs));
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status in means) return means[response.status]!;
      throw new UpstreamError('http', `answered ${response.status}`, { status: response.status });
    }
    const type = response.headers.get('content-type') ?? '';
    const disposition = response.headers.get('content-disposition') ?? '';
    if (types && !(types.includes(type) && disposition.startsWith('attachment;')))
      throw new UpstreamError('shape', 'the response is not a CV');
    return { bytes: await readAtMost(response.body, CV_MAX_BYTES), type, disposition };
  });
}

type Call = {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Chunks to send instead of `body`. */
  chunks?: Uint8Array[];
};

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

async function request<S extends z.ZodType, M = never>(
  path: string,
  call: Call,
  schema: S,
  { answersWith = [], errorSchema, means = {}, takesText = false }: RequestOptions<S, M> = {},
): Promise<z.output<S> | M> {
  const { apiBaseUrl, upstreamTimeoutMs } = env();
  const url = new URL(path, apiBaseUrl);
  return observed(path, call, upstreamTimeoutMs, async () => {
    const response = await send(url, call, AbortSignal.timeout(upstreamTimeoutMs));
    if (!response.ok && !answersWith.includes(response.status) && !(response.status in means)) {
      await response.body?.cancel();
      // A redirect to a page for people, for example: the outcome is unknown.
      const kind = response.status < 400 ? 'shape' : 'http';
      throw new UpstreamError(kind, `answered ${response.status}`, { status: response.status });
    }
    const body = await readAtMost(response.body, MAX_ANSWER_BYTES);
    const json = readJson(new TextDecoder().decode(body), response.ok && takesText);
    // A 2xx response may state the actual status in its body.
    const status = (response.ok && errorStatusIn(json)) || response.status;
    if (status in means) return means[status]!;
    if (status >= 400 && !answersWith.includes(status))
      throw new UpstreamError('http', `answered ${status}`, { status });
    return status < 400 || !errorSchema ? parse(json, schema) : parse(json, errorSchema);
  });
}

/** Measures a call, and logs its failure. @throws UpstreamError */
async function observed<T>(
  path: string,
  { method }: Call,
  timeoutMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  try {
    const answer = await work();
    observe(path, 'ok', startedAt);
    return answer;
  } catch (error) {
    const failure = toUpstreamError(error, timeoutMs);
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

function send(
  url: URL,
  { method, chunks, body, headers: extraHeaders }: Call,
  signal: AbortSignal,
): Promise<Response> {
  const headers = {
    accept: 'application/json',
    ...requestId(),
    ...traceParent(),
    ...readersLanguage(),
    ...(method === 'POST' && websiteName()),
    ...extraHeaders,
  };
  if (chunks) return sendChunks(url, chunks, { headers, signal, maxAnswerBytes: MAX_ANSWER_BYTES });
  // Caching is up to the callers (cached.ts), and a redirect could lead off the configured host.
  return fetch(url, { method, body, headers, signal, cache: 'no-store', redirect: 'error' });
}

// For messages to the sender of a form.
const readersLanguage = (): Record<string, string> =>
  currentLanguage() === 'en' ? {} : { 'accept-language': currentLocale() };

// Makes the API's log lines searchable by the request id shown to visitors.
function requestId(): Record<string, string> {
  const id = currentRequest()?.id;
  return id ? { 'x-request-id': id } : {};
}

// The built-in API accepts forms only from its websites.
function websiteName(): Record<string, string> {
  const { revalidateSecret } = env();
  return revalidateSecret ? { [WEBSITE_HEADER]: websiteToken(revalidateSecret) } : {};
}

// Joins the API's spans to the website's trace; empty unless traces are exported.
function traceParent(): Record<string, string> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

function observe(path: string, outcome: string, startedAt: number): void {
  // Without job and category ids, which would make the number of metric series unbounded.
  const call = path.split('?', 1)[0]!.replace(/^(job\/(details|active-jobs-by-category))\/.*/, '$1');
  metrics().upstreamCalls.observe({ call, outcome }, (performance.now() - startedAt) / 1000);
}

function readJson(text: string, takesText: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // HTML comes from a maintenance page, a login or a firewall: whether the form was accepted is unknown.
    if (takesText && !/^\s*</.test(text)) return text.trim();
    throw new UpstreamError('shape', 'the response is not JSON', { cause });
  }
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
