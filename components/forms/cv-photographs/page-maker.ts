import { createWorkerClient } from '../worker-client';
import type { Page, PhotographAnswer, PhotographRequest } from './photograph-worker';

/** A cheap phone takes some seconds for a 50-megapixel picture. */
const TIMEOUT_MS = 40_000;

const maker = createWorkerClient<PhotographRequest, PhotographAnswer>(
  () => new Worker(new URL('./photograph-worker.ts', import.meta.url), { type: 'module' }),
  TIMEOUT_MS,
);

/** Converts a photograph to a page on this device; null if the browser cannot decode it. */
export async function makePage(file: File): Promise<Page | null> {
  return (await maker.send({ kind: 'page', file }))?.page ?? null;
}

/** Binds the pages into one PDF; null on failure. */
export async function bindPdf(pages: readonly Page[], name: string): Promise<File | null> {
  const bound = await maker.send({ kind: 'bind', jpegs: pages.map(({ jpeg }) => jpeg) });
  return bound?.pdf ? new File([bound.pdf], name, { type: 'application/pdf' }) : null;
}
