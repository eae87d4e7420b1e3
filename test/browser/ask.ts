import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export type Asking = { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer | string };
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** One HTTP request as it stands: on a connection of its own, following and unpacking nothing. */
export function ask(url: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let answered = false;
    const asking = request(url, { method, headers, agent: false }, (response) => {
      answered = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    // Who answers before it has read everything may close the connection under the rest.
    asking.on('error', (error) => !answered && reject(error));
    asking.end(body);
  });
}
