import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { WEBSITE_HEADER } from '../contract/calls';
import { currentLanguage, currentLocale } from '../base/language';
import { env } from '../base/env';
import { websiteToken } from '../base/website-token';
import { readAtMost } from '../base/read-at-most';
import { currentRequest } from '../base/request-context';
import { randomUUID } from 'node:crypto';

export type Call = {
  /** Relative to the API's base URL. */
  path: string;
  headers?: Record<string, string>;
  /** Makes the call a POST. */
  body?: { json: unknown } | { form: FormPart[] };
};

/** A response, its body still as it was sent. */
export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer<ArrayBuffer> };

/**
 * Makes one call to the recruitment API. Uses node:http because fetch copies a body twice before sending it, fails if the
 * API says "100 Continue" unasked, and cannot read an answer with the wrong Content-Encoding. Returns redirects instead of
 * following them: they could lead off the configured host.
 * @throws Error a timeout's or a connection's; TooLarge
 */
export async function send({ path, headers, body }: Call, maxBytes: number): Promise<Answer> {
  const { apiBaseUrl, upstreamTimeoutMs, revalidateSecret } = env();
  const url = new URL(path, apiBaseUrl);
  const signal = AbortSignal.timeout(upstreamTimeoutMs);
  const id = currentRequest()?.id;
  const posted = body && encode(body);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: posted ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip, deflate, br',
      // Makes the API's log lines searchable by the request id shown to visitors.
      ...(id && { 'x-request-id': id }),
      // For messages to the sender of a form.
      ...(currentLanguage() !== 'en' && { 'accept-language': currentLocale() }),
      ...(posted && {
        'content-type': posted.type,
        'content-length': posted.chunks.reduce((sum, { byteLength }) => sum + byteLength, 0),
      }),
      // The built-in API accepts forms only from its websites.
      ...(posted && revalidateSecret && { [WEBSITE_HEADER]: websiteToken(revalidateSecret) }),
      ...headers,
    },
    signal,
  });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      request.on('error', reject);
      request.once('response', (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        readAtMost(response, maxBytes)
          .then((bytes) => ({ status, headers: answered, bytes }))
          .then(resolve, reject);
      });
      for (const chunk of posted?.chunks ?? []) request.write(chunk);
      request.end();
    });
  } catch (error) {
    // The error itself would only say that the request was aborted.
    throw signal.aborted ? signal.reason : error;
  }
}

/** In chunks, to avoid copying a CV. */
function encode(body: NonNullable<Call['body']>): { type: string; chunks: Uint8Array[] } {
  if ('form' in body) return encodeMultipart(body.form);
  return { type: 'application/json', chunks: [Buffer.from(JSON.stringify(body.json))] };
}

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
