import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions as NodeOptions } from 'node:https';
import type { TLSSocket } from 'node:tls';

/** Node's options; `path` is sent verbatim, while the URL's path would be normalised. */
export type RequestOptions = NodeOptions & { body?: Buffer | string };
export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Issuer of the server's certificate; "" over plain HTTP. */
  issuer: string;
};

/** Sends one raw request on a new connection, without redirects or decompression. */
export function sendRequest(url: string, { body, ...options }: RequestOptions = {}): Promise<Answer> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    let answered = false;
    const clientRequest = request(url, { agent: false, ...options }, (response) => {
      answered = true;
      const { CN = '' } = (response.socket as Partial<TLSSocket>).getPeerCertificate?.().issuer ?? {};
      const { statusCode, headers } = response;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: statusCode!, headers, body: Buffer.concat(chunks), issuer: String(CN) }),
      );
    });
    // A server that responds before reading the whole request may close the connection.
    clientRequest.on('error', (error) => !answered && reject(error));
    clientRequest.end(body);
  });
}
