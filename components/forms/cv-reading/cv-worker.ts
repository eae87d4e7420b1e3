// Reads CVs off the main thread, so that no file can block the form.
import type { CvContact } from '@/lib/browser/cv-reading/cv-text';
import { readContact } from '@/lib/browser/cv-reading/read-cv';

export type ReadRequest = { kind: 'preload' } | { kind: 'read'; bytes: ArrayBuffer; name: string };

/** `contact` is null for a file that cannot be read. */
export type ReadAnswer = { id: number; contact: CvContact | null };

addEventListener('message', async ({ data }: MessageEvent<ReadRequest & { id: number }>) => {
  // pdf.js posts messages of its own to this worker, which have no `kind`.
  if (data.kind === 'preload') await import('@/lib/browser/cv-reading/pdf-text').catch(() => null);
  if (data.kind !== 'read') return;
  const contact = await readContact(new Uint8Array(data.bytes), data.name).catch(() => null);
  postMessage({ id: data.id, contact } satisfies ReadAnswer);
});
