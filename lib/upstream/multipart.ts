import { randomUUID } from 'node:crypto';

export type FormPart =
  { name: string; value: string } | { name: string; fileName: string; type: string; bytes: Uint8Array };

/**
 * The parts of a form as the bytes of multipart/form-data, escaped as browsers do
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data), in pieces that are to
 * follow each other, so that a CV need not be copied.
 */
export function encodeMultipart(parts: FormPart[]): { pieces: Uint8Array[]; contentType: string } {
  const boundary = `----form-${randomUUID()}`;
  const pieces = parts.flatMap((part): Uint8Array[] => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(withCrLf(part.name))}"`;
    if ('value' in part) return [Buffer.from(`${head}\r\n\r\n${withCrLf(part.value)}\r\n`)];
    const { fileName, type, bytes } = part;
    const about = `; filename="${escaped(fileName)}"\r\nContent-Type: ${type || 'application/octet-stream'}\r\n\r\n`;
    return [Buffer.from(head + about), bytes, Buffer.from('\r\n')];
  });
  pieces.push(Buffer.from(`--${boundary}--\r\n`));
  return { pieces, contentType: `multipart/form-data; boundary=${boundary}` };
}

const withCrLf = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');
const ESCAPES: Record<string, string> = { '\r': '%0D', '\n': '%0A', '"': '%22' };
const escaped = (text: string) => text.replace(/[\r\n"]/g, (character) => ESCAPES[character]!);
