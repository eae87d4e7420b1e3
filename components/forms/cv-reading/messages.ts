import type { CvContact } from '@/lib/browser/cv-reading/cv-text';

export type ReadRequest =
  { kind: 'get-ready' } | { kind: 'read'; id: number; bytes: ArrayBuffer; name: string };

/** `contact` is null for a file that cannot be read. */
export type ReadAnswer = { kind: 'read'; id: number; contact: CvContact | null };
