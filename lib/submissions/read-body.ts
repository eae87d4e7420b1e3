import 'server-only';
import { CV_MAX_BYTES } from '../contract/cv';

// Beside the CV a form carries a few text fields and multipart headers.
const MAX_BYTES = CV_MAX_BYTES + 256 * 1024;

/** The visitor's request could not be read; `status` is the HTTP status to answer with. */
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
 * Reads a form post as a flat object of texts and files. Never holds more than the limit, whatever Content-Length says.
 * @throws BadBody
 */
export async function readBody(
  request: Request,
  kind: 'json' | 'multipart',
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  const expected = kind === 'json' ? 'application/json' : 'multipart/form-data';
  if (!type.toLowerCase().startsWith(expected))
    throw new BadBody(415, `This form must be sent as ${expected}.`);
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge();
  const limited = new Response(request.body?.pipeThrough(limit(MAX_BYTES)), {
    headers: { 'content-type': type },
  });
  try {
    return kind === 'json' ? asObject(await limited.json()) : fromFormData(await limited.formData());
  } catch (error) {
    if (error instanceof BadBody) throw error;
    throw new BadBody(400, 'The form could not be read. Please try again.');
  }
}

function limit(maxBytes: number) {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(tooLarge());
      else controller.enqueue(chunk);
    },
  });
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new BadBody(400, 'The form could not be read. Please try again.');
}

// Of several parts with one name the first counts ("cv_file: first selected file only").
function fromFormData(form: FormData): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of form) if (!fields.has(name)) fields.set(name, value);
  return Object.fromEntries(fields);
}

function tooLarge() {
  return new BadBody(413, 'The CV must be smaller than 5 MB.');
}
