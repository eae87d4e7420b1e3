import { randomUUID } from 'node:crypto';

export type FormPart =
  { name: string; value: string } | { name: string; fileName: string; type: string; bytes: Uint8Array };

/**
 * Encodes a form as multipart/form-data, escaped as browsers do
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data). Returns consecutive
 * chunks, to avoid copying a CV.
 */
export function encodeMultipart(parts: FormPart[]): { type: string; chunks: Uint8Array[] } {
  const boundary = `----form-${randomUUID()}`;
  const chunks = parts.flatMap((part): Uint8Array[] => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeQuoted(withCrLf(part.name))}"`;
    if ('value' in part) return [Buffer.from(`${head}\r\n\r\n${withCrLf(part.value)}\r\n`)];
    const { fileName, type, bytes } = part;
    const partHeaders = `; filename="${escapeQuoted(fileName)}"\r\nContent-Type: ${type || 'application/octet-stream'}\r\n\r\n`;
    return [Buffer.from(head + partHeaders), bytes, Buffer.from('\r\n')];
  });
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, chunks };
}

const withCrLf = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');
const ESCAPES: Record<string, string> = { '\r': '%0D', '\n': '%0A', '"': '%22' };
const escapeQuoted = (text: string) => text.replace(/[\r\n"]/g, (character) => ESCAPES[character]!);
