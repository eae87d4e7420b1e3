import type { Page, PhotographAnswer, PhotographRequest } from './photograph-worker';

/** A cheap phone takes some seconds for a picture of 50 megapixels. */
const PATIENCE_MS = 40_000;

let worker: Worker | null = null;
let lastId = 0;

/** A photograph as a page, made on this device; null for what the browser cannot open. */
export async function makePage(file: File): Promise<Page | null> {
  return (await ask({ kind: 'page', file, id: ++lastId }))?.page ?? null;
}

/** The pages as one PDF; null when it cannot be made. */
export async function bindPdf(pages: readonly Page[], name: string): Promise<File | null> {
  const bound = await ask({ kind: 'bind', jpegs: pages.map(({ jpeg }) => jpeg), id: ++lastId });
  return bound?.pdf ? new File([bound.pdf], name, { type: 'application/pdf' }) : null;
}

function ask(request: PhotographRequest): Promise<PhotographAnswer | null> {
  const maker = (worker ??= new Worker(new URL('./photograph-worker.ts', import.meta.url), {
    type: 'module',
  }));
  return new Promise((resolve) => {
    const end = (answer: PhotographAnswer | null) => {
      clearTimeout(timer);
      maker.removeEventListener('message', hear);
      maker.removeEventListener('error', giveUp);
      resolve(answer);
    };
    const hear = ({ data }: MessageEvent<PhotographAnswer>) => {
      if (data.id === request.id) end(data);
    };
    const giveUp = () => {
      maker.terminate();
      if (worker === maker) worker = null;
      end(null);
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    maker.addEventListener('message', hear);
    maker.addEventListener('error', giveUp);
    maker.postMessage(request);
  });
}
