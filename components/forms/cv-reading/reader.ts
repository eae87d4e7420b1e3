import type { CvContact } from '@/lib/browser/cv-reading/cv-text';
import { askWorker } from '../ask-worker';
import type { ReadAnswer, ReadRequest } from './cv-worker';

/** What comes later would surprise people who have gone on to type. */
const PATIENCE_MS = 8000;

const reader = askWorker<ReadRequest, ReadAnswer>(
  () => new Worker(new URL('./cv-worker.ts', import.meta.url), { type: 'module' }),
  PATIENCE_MS,
);

/** Loads what reads PDFs, for a CV that is about to be chosen. */
export const getReaderReady = (): void => reader.tell({ kind: 'get-ready' });

/** Whose CV a file is, read on this device; null when it cannot be told, or not soon. */
export async function readOnDevice(file: File): Promise<CvContact | null> {
  const bytes = await file.arrayBuffer();
  return (await reader.ask({ kind: 'read', bytes, name: file.name }, [bytes]))?.contact ?? null;
}
