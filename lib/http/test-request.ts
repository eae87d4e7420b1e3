import { type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type RequestOptions = { method?: string; headers?: Record<string, string> };

/** Asks a test's server as a browser would, and unpacks its answer; fetch would hide what was sent compressed. */
export async function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: RequestOptions = {},
) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const given = { 'accept-encoding': 'gzip', ...headers };
    request(origin + path, { method, headers: given }, resolve)
      .on('error', reject)
      .end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const text = response.headers['content-encoding'] === 'gzip' && body.length ? gunzipSync(body) : body;
  return { status: response.statusCode, headers: response.headers, body: text.toString() };
}
