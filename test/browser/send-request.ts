import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export type RequestOptions = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string;
  /** Sent as it is in place of the URL's, which would be normalised. */
  path?: string;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends one raw HTTP request: on a connection of its own, without following redirects or decompressing. */
export function sendRequest(
  url: string,
  { method = 'GET', headers = {}, body, path }: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let answered = false;
    const clientRequest = request(
      url,
      { method, headers, agent: false, ...(path !== undefined && { path }) },
      (response) => {
        answered = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    // A server that responds before it has read the whole request may close the connection.
    clientRequest.on('error', (error) => !answered && reject(error));
    clientRequest.end(body);
  });
}
