import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// How many of a hundred applications meet each fault; the rest pass.
const FAULTS = {
  'answers 500': 8,
  'stores, answers 500': 8,
  hangs: 5,
  'stores, hangs': 5,
  'answers HTML': 8,
  'stores, answers HTML': 5,
  'drops the connection': 8,
  'stores, drops the connection': 8,
};
type Fault = keyof typeof FAULTS;

/** A proxy in front of the recruitment API that makes the calls that store an application fail in every possible way. */
export async function startFaultProxy(target: string) {
  const happened = new Map<string, number>();
  let faulty = true;
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const fault = faulty && request.method === 'POST' ? drawFault() : null;
    const outcome = fault ?? 'passes';
    happened.set(outcome, (happened.get(outcome) ?? 0) + 1);
    if (fault && !fault.startsWith('stores')) return fail(response, fault);
    const answer = await forward(request, body);
    if (fault) return fail(response, fault);
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  }

  async function forward({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer) {
    const ofTheLine = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);
    const kept = Object.entries(headers).filter(([name]) => !ofTheLine.has(name));
    const answer = await fetch(new URL(url, target), {
      method,
      headers: Object.fromEntries(kept) as Record<string, string>,
      body: method === 'POST' ? new Uint8Array(body) : undefined,
    });
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiBaseUrl: `http://127.0.0.1:${port}/api/`,
    happened,
    /** From now on, everything passes. */
    calmDown: () => (faulty = false),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fail(response: ServerResponse, fault: Fault): void {
  if (fault.endsWith('500')) response.writeHead(500).end('{"message":"Server Error"}');
  else if (fault.endsWith('HTML')) response.end('<!doctype html><title>Maintenance</title>');
  else if (fault.endsWith('connection')) response.destroy();
  // A hanging call is ended by the website's timeout.
}

function drawFault(): Fault | null {
  let left = Math.random() * 100;
  for (const [fault, share] of Object.entries(FAULTS)) if ((left -= share) < 0) return fault as Fault;
  return null;
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
