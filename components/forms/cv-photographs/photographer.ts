import { askWorker } from '../ask-worker';
import type { Page, PhotographAnswer, PhotographRequest } from './photograph-worker';

/** A cheap phone takes some seconds for a picture of 50 megapixels. */
const PATIENCE_MS = 40_000;

const maker = askWorker<PhotographRequest, PhotographAnswer>(
  () => new Worker(new URL('./photograph-worker.ts', import.meta.url), { type: 'module' }),
  PATIENCE_MS,
);

/** A photograph as a page, made on this device; null for what the browser cannot open. */
export async function makePage(file: File): Promise<Page | null> {
  return (await maker.ask({ kind: 'page', file }))?.page ?? null;
}

/** The pages as one PDF; null when it cannot be made. */
export async function bindPdf(pages: readonly Page[], name: string): Promise<File | null> {
  const bound = await maker.ask({ kind: 'bind', jpegs: pages.map(({ jpeg }) => jpeg) });
  return bound?.pdf ? new File([bound.pdf], name, { type: 'application/pdf' }) : null;
}
