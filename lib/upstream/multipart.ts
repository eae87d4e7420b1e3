import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { readAtMost } from '../base/read-at-most';

export type FormPart =
  { name: string; value: string } | { name: string; fileName: string; type: string; bytes: Uint8Array };

/**
 * Encodes a form as multipart/form-data, escaped as browsers do
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data). Returns consecutive
 * chunks, to avoid copying a CV.
 */
export function encodeMultipart(parts: FormPart[]): { chunks: Uint8Array[]; contentType: string } {
  const boundary = `----form-${randomUUID()}`;
  const chunks = parts.flatMap((part): Uint8Array[] => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escapeQuoted(withCrLf(part.name))}"`;
    if ('value' in part) return [Buffer.from(`${head}\r\n\r\n${withCrLf(part.value)}\r\n`)];
    const { fileName, type, bytes } = part;
    const partHeaders = `; filename="${escapeQuoted(fileName)}"\r\nContent-Type: ${type || 'application/octet-stream'}\r\n\r\n`;
    return [Buffer.from(head + partHeaders), bytes, Buffer.from('\r\n')];
  });
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  return { chunks, contentType: `multipart/form-data; boundary=${boundary}` };
}

const withCrLf = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');
const ESCAPES: Record<string, string> = { '\r': '%0D', '\n': '%0A', '"': '%22' };
const escapeQuoted = (text: string) => text.replace(/[\r\n"]/g, (character) => ESCAPES[character]!);

type Options = { headers: Record<string, string>; signal: AbortSignal; maxAnswerBytes: number };

/**
 * POSTs a body given in chunks, and reads the response. Uses node:http because fetch copies the body twice before sending,
 * too costly for CVs. Returns redirects instead of following them.
 * @throws Error like fetch: the signal's reason or a connection error; TooLarge
 */
export async function sendChunks(url: URL, chunks: Uint8Array[], options: Options): Promise<Response> {
  const { headers, signal, maxAnswerBytes } = options;
  const length = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': length },
    signal,
  });
  try {
    return await new Promise<Response>((resolve, reject) => {
      request.on('error', reject);
      request.once('response', (response) => {
        const status = response.statusCode!;
        readAtMost(response, maxAnswerBytes)
          .then((body) => new Response(body.length > 0 ? body : null, { status }))
          .then(resolve, reject);
      });
      for (const chunk of chunks) request.write(chunk);
      request.end();
    });
  } catch (error) {
    // The error itself would only say that the request was aborted.
    throw signal.aborted ? signal.reason : error;
  }
}
