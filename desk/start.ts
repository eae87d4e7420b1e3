import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { createDesk } from './app';
import type { DeskOptions } from './context';
import { startCvReader } from './cv-reading/reader';
import { createWordIndex } from './word-index';

/** The most that the index of words may hold. */
const INDEX_MB = 64;

type StartOptions = Omit<DeskOptions, 'words' | 'readCv' | 'now'> & { port: number; host: string };

/** Starts the desk. Rejects if the port cannot be bound. Returns its port and a function that stops it. */
export async function startDesk({ port, host, ...options }: StartOptions) {
  const reader = startCvReader();
  const words = createWordIndex(options.store, reader.read, INDEX_MB);
  const desk = createDesk({ ...options, words, readCv: reader.read, now: () => new Date() });
  const server = createAdaptorServer({ fetch: desk.fetch }) as Server;
  const stop = async () => {
    await words.stop();
    reader.stop();
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const bound = server.address();
  return { port: typeof bound === 'object' && bound !== null ? bound.port : port, stop };
}
