import { Agent, createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

// How many of the answers to forms are lost on the way, as a share.
const LOST_ANSWERS = 0.02;

/** The way from website to API: closed during an outage, and now and then it loses the answer to a form. */
export async function startGateway(targetPort: number) {
  const agent = new Agent({ keepAlive: true });
  const gateway = { isClosed: false, isCalm: false, lostAnswers: 0, apiBaseUrl: '', stop };
  const server = createServer((request, response) => {
    if (gateway.isClosed) return void request.socket.destroy();
    const losesAnswer = request.method === 'POST' && !gateway.isCalm && Math.random() < LOST_ANSWERS;
    const { method, url, headers } = request;
    const onward = httpRequest({ agent, host: '127.0.0.1', port: targetPort, method, path: url, headers });
    onward.on('response', (answer) => {
      if (losesAnswer) {
        gateway.lostAnswers += 1;
        answer.resume();
        response.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });

  function stop() {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway.apiBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  return gateway;
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;
