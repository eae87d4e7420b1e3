import 'server-only';
import { formAnswers } from '../content/website-answers';
import { CV_MAX_BYTES } from '../shared/cv/cv';
import { readAtMost, TooLarge } from '../shared/read-at-most';

// A form is a few text fields; with a CV, also the headers of its parts.
const MAX_JSON_BYTES = 256 * 1024;
const MAX_MULTIPART_BYTES = CV_MAX_BYTES + 256 * 1024;
// Our largest form has a dozen fields.
const MAX_FIELDS = 50;

/** The request's body could not be read; `status` is the HTTP status to answer with. */
export class BadBody extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
    this.name = 'BadBody';
  }
}

/**
 * Reads a posted form as a flat object of texts and files, never buffering more than the limit, whatever Content-Length
 * says. The object has no prototype, so that `__proto__` or `constructor` are ordinary fields.
 * @throws BadBody
 */
export async function readBody(
  request: Request,
  kind: 'json' | 'multipart',
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  const expected = kind === 'json' ? 'application/json' : 'multipart/form-data';
  if (type.split(';')[0]?.trim().toLowerCase() !== expected)
    throw new BadBody(415, formAnswers.wrongType(expected));
  const limit = kind === 'json' ? JSON_LIMIT : MULTIPART_LIMIT;
  const declaredBytes = Number(request.headers.get('content-length') ?? NaN) || undefined;
  if (declaredBytes && declaredBytes > limit.bytes) throw new BadBody(413, limit.message);
  try {
    const body = await readAtMost(request.body, limit.bytes, declaredBytes);
    const read = new Response(body, { headers: { 'content-type': type } });
    return kind === 'json' ? fromJson(await read.json()) : fromFormData(await read.formData());
  } catch (error) {
    if (error instanceof BadBody) throw error;
    if (error instanceof TooLarge) throw new BadBody(413, limit.message);
    throw unreadable();
  }
}

const JSON_LIMIT = { bytes: MAX_JSON_BYTES, message: formAnswers.tooLong };
const MULTIPART_LIMIT = { bytes: MAX_MULTIPART_BYTES, message: formAnswers.cvTooLarge };

function fromJson(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return toFields(Object.entries(value));
}

// Of several parts with one name the first counts ("cv_file: first selected file only").
function fromFormData(form: FormData): Record<string, unknown> {
  return toFields([...form].reverse());
}

function toFields(entries: [string, unknown][]): Record<string, unknown> {
  if (entries.length > MAX_FIELDS) throw unreadable();
  const fields = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of entries) {
    // No keyboard types a NUL, and databases reject it or end the text there.
    if (name.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw unreadable();
    fields[name] = value;
  }
  return fields;
}

function unreadable() {
  return new BadBody(400, formAnswers.unreadable);
}
