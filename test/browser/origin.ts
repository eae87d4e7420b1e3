import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps, type RequestOptions as NodeOptions } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { startServer } from '../http-server';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Next's header for pages cacheable for a minute. */
const STORED = { 'cache-control': 's-maxage=60, stale-while-revalidate=31535940' };

/** Responds compressed, like the website. */
export function sendPage(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, {
    ...STORED,
    'content-encoding': 'gzip',
    vary: 'rsc, Accept-Encoding',
    ...headers,
  });
  response.end(gzipSync(text));
}

/** A minimal website that records requests and responds with `handler`. */
export async function startOrigin(name: string) {
  const received: IncomingMessage[] = [];
  const handler: Handler = (request, response) =>
    sendPage(response, 200, `${request.headers.rsc ? 'RSC' : 'page'} ${request.url} of ${name}`);
  const server = await startServer((request, response) => {
    received.push(request);
    origin.handler(request, response);
  });
  /** Tests set `handler`. */
  const origin = { address: new URL(server.origin).host, received, handler, stop: server.stop };
  return origin;
}

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
