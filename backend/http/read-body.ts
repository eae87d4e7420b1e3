import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { apiAnswers } from '../../lib/content/api-answers';
import { readAtMost, TooLarge } from '../../lib/base/read-at-most';

export type FormBody = Record<string, unknown>;

/** How long a body may be, and what is said of a longer one. */
export type BodyLimit = { maxBytes: number; tooLong: string };

const SHORT: BodyLimit = { maxBytes: 64 * 1024, tooLong: apiAnswers.request.tooLong };

/**
 * Parses a JSON, multipart or urlencoded body into its fields; file parts are `File`s. Throws an HTTPException: 413 for a
 * body beyond the limit, of which no more is read, 400 for one that does not match its content type.
 */
export async function readBody(c: Context, { maxBytes, tooLong } = SHORT): Promise<FormBody> {
  const type = c.req.header('content-type') ?? '';
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type);
  try {
    if (Number(c.req.header('content-length')) > maxBytes) throw new TooLarge(maxBytes);
    const bytes = await readAtMost(c.req.raw.body, maxBytes);
    const body = new Response(bytes, { headers: { 'content-type': type } });
    if (isForm) return Object.fromEntries(await body.formData());
    const value: unknown = await body.json();
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    if (error instanceof TooLarge) throw new HTTPException(413, { message: tooLong });
  }
  throw new HTTPException(400, { message: apiAnswers.request.unreadable(isForm ? 'form data' : 'JSON') });
}
