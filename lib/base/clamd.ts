import { connect, type NetConnectOpts } from 'node:net';

// clamd closes connections that send too much before its answer.
const CHUNK_BYTES = 64 * 1024;
const MAX_ANSWER = 4096;

/** clamd gave no verdict. `code`: a system error code (ECONNREFUSED …), or the reason in one word. */
export class ClamdFailed extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'ClamdFailed';
  }
}

/** Parses clamd's address: `host:port`, `[address]:port`, or the path of a socket; null for anything else. */
export function clamdTarget(address: string): NetConnectOpts | null {
  if (address.startsWith('/')) return { path: address };
  const [, host, port] = /^(?:\[([\da-f:]+)\]|[^:/\s]+):(\d{1,5})$/i.exec(address) ?? [];
  if (!port || Number(port) < 1 || Number(port) > 65_535) return null;
  return { host: host ?? address.slice(0, address.lastIndexOf(':')), port: Number(port) };
}

/**
 * Scans bytes with clamd's INSTREAM (man clamd). Resolves with the virus's name, or null.
 * @throws ClamdFailed without a verdict within `timeoutMs`
 */
export async function findVirus(
  address: string,
  bytes: Uint8Array,
  timeoutMs: number,
): Promise<string | null> {
  const answer = await ask(address, timeoutMs, ['zINSTREAM\0', ...chunksOf(bytes), Buffer.alloc(4)]);
  if (answer === 'stream: OK') return null;
  const [, virus] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (virus) return virus;
  throw new ClamdFailed(answer.includes('size limit') ? 'SIZE_LIMIT' : 'NO_VERDICT');
}

/** Checks that clamd responds. @throws ClamdFailed if it does not within `timeoutMs` */
export async function pingClamd(address: string, timeoutMs: number): Promise<void> {
  if ((await ask(address, timeoutMs, ['zPING\0'])) !== 'PONG') throw new ClamdFailed('NO_PONG');
}

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
}

function ask(address: string, timeoutMs: number, parts: (string | Uint8Array)[]): Promise<string> {
  const target = clamdTarget(address);
  if (!target) return Promise.reject(new ClamdFailed('BAD_ADDRESS'));
  return new Promise((resolve, reject) => {
    const socket = connect(target);
    // Limits the total time, unlike a socket timeout.
    const timer = setTimeout(() => fail('TIMEOUT'), timeoutMs);
    let answer = '';
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
    };
    const fail = (code: string) => {
      end();
      reject(new ClamdFailed(code));
    };
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      const zero = answer.indexOf('\0');
      if (zero < 0) return answer.length > MAX_ANSWER ? fail('LONG_ANSWER') : undefined;
      end();
      resolve(answer.slice(0, zero));
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // When a file is too large, clamd says so and closes the connection; its answer may still arrive.
      if (error.code !== 'EPIPE') fail(error.code ?? 'ERROR');
    });
    socket.on('close', () => fail('CLOSED'));
    for (const part of parts) socket.write(part);
  });
}
