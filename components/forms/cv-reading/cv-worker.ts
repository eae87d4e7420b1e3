import { readContact } from '@/lib/browser/cv-reading/read-cv';
import type { CvContact } from '@/lib/browser/cv-reading/cv-text';
// Reads CVs off the main thread, so that no file, however odd, holds up the form.

addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  // pdf.js listens to this worker as well, in words of its own.
  if (data.kind === 'get-ready') await import('@/lib/browser/cv-reading/pdf-text').catch(() => null);
  if (data.kind !== 'read') return;
  const contact = await readContact(new Uint8Array(data.bytes), data.name).catch(() => null);
  postMessage({ kind: 'read', id: data.id, contact } satisfies ReadAnswer);
});

export type ReadRequest =
  { kind: 'get-ready' } | { kind: 'read'; id: number; bytes: ArrayBuffer; name: string };

/** `contact` is null for a file that cannot be read. */
export type ReadAnswer = { kind: 'read'; id: number; contact: CvContact | null };
