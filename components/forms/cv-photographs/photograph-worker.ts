// Makes pages of photographs off the main thread: on a cheap phone one takes a second or two.
import { makePage } from './make-page';
import type { PhotographAnswer, PhotographRequest } from './messages';

addEventListener('message', async ({ data }: MessageEvent<PhotographRequest>) => {
  const answer = await make(data).catch(() => ({}));
  postMessage({ id: data.id, ...answer } satisfies PhotographAnswer);
});

async function make(request: PhotographRequest): Promise<Omit<PhotographAnswer, 'id'>> {
  if (request.kind === 'page') return { page: await makePage(request.file) };
  const { bindPages } = await import('@/lib/browser/cv-photographs/bind');
  const pdf = await bindPages(request.jpegs.map((jpeg) => new Uint8Array(jpeg)));
  return { pdf: pdf.slice().buffer };
}
