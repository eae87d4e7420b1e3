import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { apiAnswers } from '../../lib/content/api-answers';

export type FormBody = Record<string, unknown>;

/**
 * Parses a JSON, multipart or urlencoded body into its fields; file parts are `File`s. Throws an HTTPException (400) when
 * the body does not match its content type.
 */
export async function readBody(c: Context): Promise<FormBody> {
  const type = (c.req.header('content-type') ?? '').toLowerCase();
  const isForm =
    type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded');
  try {
    if (isForm) return await c.req.parseBody();
    const value: unknown = await c.req.json();
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    if (error instanceof HTTPException) throw error;
  }
  throw new HTTPException(400, { message: apiAnswers.request.unreadable(isForm ? 'form data' : 'JSON') });
}
