import type { CvContact } from '@/lib/browser/cv-reading/cv-text';
import { createWorkerClient } from '../worker-client';
import type { ReadAnswer, ReadRequest } from './cv-worker';

/** Later answers would surprise people who have gone on typing. */
const TIMEOUT_MS = 8000;

const reader = createWorkerClient<ReadRequest, ReadAnswer>(
  () => new Worker(new URL('./cv-worker.ts', import.meta.url), { type: 'module' }),
  TIMEOUT_MS,
);

/** Preloads the PDF reader. */
export const preloadReader = (): void => reader.post({ kind: 'preload' });

/** Reads contact details from a CV on this device; null if it cannot be read in time. */
export async function readOnDevice(file: File): Promise<CvContact | null> {
  const bytes = await file.arrayBuffer();
  return (await reader.send({ kind: 'read', bytes, name: file.name }, [bytes]))?.contact ?? null;
}
