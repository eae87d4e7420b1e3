// Makes pages of photographs off the main thread: on a cheap phone one takes a second or two.
import type { PhotographAnswer, PhotographRequest } from './messages';
import { straighten } from './straighten';

addEventListener('message', async ({ data }: MessageEvent<PhotographRequest>) => {
  const answer = await make(data).catch(() => ({}));
  postMessage({ id: data.id, ...answer } satisfies PhotographAnswer);
});

async function make(request: PhotographRequest): Promise<Omit<PhotographAnswer, 'id'>> {
  if (request.kind === 'straighten') return { page: await straighten(request.file) };
  const { bindPages } = await import('@/lib/browser/cv-photographs/bind');
  const pdf = await bindPages(request.jpegs.map((jpeg) => new Uint8Array(jpeg)));
  return { pdf: pdf.slice().buffer };
}
