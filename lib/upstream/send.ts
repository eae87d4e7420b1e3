import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { WEBSITE_HEADER } from '../contract/calls';
import { currentLanguage } from '../base/language';
import { currentLocale } from '../base/locale';
import { env } from '../base/env';
import { websiteToken } from '../base/website-token';
import { readAtMost } from '../base/read-at-most';
import { currentRequest } from '../base/request-context';
import { encodeMultipart, type FormPart } from './multipart';

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
      ...{ accept: 'application/json', 'accept-encoding': 'gzip, deflate, br' },
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
