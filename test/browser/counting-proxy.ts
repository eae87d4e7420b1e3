import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy in front of the recruitment API: counts requests, can be taken down, and can change job titles in responses.
 */
export async function startCountingProxy(target: string) {
  const counts = new Map<string, number>();
  let isDown = false;
  let titleSuffix = '';
  const server = createServer(async (request, response) => {
    if (isDown) return request.socket.destroy();
    const path = request.url!.split('?')[0]!;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = await fetch(new URL(request.url!, target), {
      method: request.method,
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      body: request.method === 'POST' ? new Uint8Array(Buffer.concat(chunks)) : undefined,
    });
    let text = await answer.text();
    if (titleSuffix && path.includes('/job/details/')) {
      const body = JSON.parse(text) as { job?: { title: string } };
      if (body.job) body.job.title += titleSuffix;
      text = JSON.stringify(body);
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiBaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    countOf: (path: string) => counts.get(path) ?? 0,
    goAway: () => (isDown = true),
    comeBack: () => (isDown = false),
    changeTitles: (suffix: string) => (titleSuffix = suffix),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
