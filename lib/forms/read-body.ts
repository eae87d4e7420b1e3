import 'server-only';
import { formAnswers } from '../content/website-answers';
import { CV_MAX_BYTES } from '../cv/cv';
import { readAtMost, TooLarge } from '../base/read-at-most';
import { answer } from './answers';
import { isRecord } from '../base/is-record';

// A form is a few text fields; with a CV, also the headers of its parts.
const MAX_TEXT_BYTES = 256 * 1024;
const MAX_MULTIPART_BYTES = CV_MAX_BYTES + MAX_TEXT_BYTES;
// The largest form has a dozen fields.
const MAX_FIELDS = 50;

/** The request's body could not be read; `status` is the HTTP status to respond with. */
export class BadBody extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
    this.name = 'BadBody';
  }
}

type Kind = {
  /** The only media type accepted; any if absent. */
  type?: string;
  maxBytes: number;
  tooLong: () => string;
  fields: (body: Response) => Promise<Record<string, unknown>>;
};

const SHORT = { maxBytes: MAX_TEXT_BYTES, tooLong: () => formAnswers.tooLong };
const KINDS = {
  json: { ...SHORT, type: 'application/json', fields: fromJson },
  multipart: {
    type: 'multipart/form-data',
    maxBytes: MAX_MULTIPART_BYTES,
    tooLong: () => formAnswers.cvTooLarge,
    fields: fromForm,
  },
  /** Posted by a page's buttons, or a mail client (RFC 8058). */
  button: { ...SHORT, fields: fromForm },
  /** JSON from the recruitment API, which authenticates with a secret. */
  call: { ...SHORT, fields: fromJson },
} satisfies Record<string, Kind>;

/**
 * Reads a posted form as a flat object of texts and files, never buffering more than the limit, whatever Content-Length
 * says. The object has no prototype, so that `__proto__` or `constructor` are ordinary fields.
 * @throws BadBody
 */
export async function readBody(request: Request, kind: keyof typeof KINDS): Promise<Record<string, unknown>> {
  const { type: expected, maxBytes, tooLong, fields }: Kind = KINDS[kind];
  const type = request.headers.get('content-type') ?? '';
  if (expected && type.split(';')[0]?.trim().toLowerCase() !== expected)
    throw new BadBody(415, formAnswers.wrongType(expected));
  const declaredBytes = Number(request.headers.get('content-length') ?? NaN) || undefined;
  if (declaredBytes && declaredBytes > maxBytes) throw new BadBody(413, tooLong());
  try {
    const body = await readAtMost(request.body, maxBytes, declaredBytes);
    return await fields(new Response(body, { headers: { 'content-type': type } }));
  } catch (error) {
    if (error instanceof BadBody) throw error;
    throw error instanceof TooLarge ? new BadBody(413, tooLong()) : unreadable();
  }
}

/** Returns `respond`'s response, or an error response for a bad body. */
export async function orBadBody(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof BadBody)) throw error;
    return answer(error.status, { status: 0, message: error.message });
  }
}

async function fromJson(body: Response): Promise<Record<string, unknown>> {
  const value: unknown = await body.json();
  if (!isRecord(value)) throw unreadable();
  return toFields(Object.entries(value));
}

// Of several parts with one name the first counts ("cv_file: first selected file only").
async function fromForm(body: Response): Promise<Record<string, unknown>> {
  const isMultipart = /^multipart\//i.test(body.headers.get('content-type') ?? '');
  const form = isMultipart ? await body.formData() : new URLSearchParams(await body.text());
  return toFields([...form].reverse());
}

function toFields(entries: [string, unknown][]): Record<string, unknown> {
  if (entries.length > MAX_FIELDS) throw unreadable();
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) {
    // A NUL is never typed, and databases reject it or end the text there.
    if (name.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw unreadable();
    fields[name] = value;
  }
  return fields;
}

function unreadable() {
  return new BadBody(400, formAnswers.unreadable);
}
