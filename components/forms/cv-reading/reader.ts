import type { CvContact } from '@/lib/browser/cv-reading/cv-text';
import type { ReadAnswer, ReadRequest } from './cv-worker';

/** What comes later would surprise people who have gone on to type. */
const PATIENCE_MS = 8000;

let worker: Worker | null = null;
let lastId = 0;

function workerAtHand(): Worker {
  return (worker ??= new Worker(new URL('./cv-worker.ts', import.meta.url), { type: 'module' }));
}

const ask = (request: ReadRequest, transfer: Transferable[] = []) =>
  workerAtHand().postMessage(request, transfer);

/** Loads what reads PDFs, for a CV that is about to be chosen. */
export function getReaderReady(): void {
  ask({ kind: 'get-ready' });
}

/** Whose CV a file is, read on this device; null when it cannot be told, or not soon. */
export async function readOnDevice(file: File): Promise<CvContact | null> {
  const id = ++lastId;
  const bytes = await file.arrayBuffer();
  const reader = workerAtHand();
  return new Promise((resolve) => {
    const end = (contact: CvContact | null) => {
      clearTimeout(timer);
      reader.removeEventListener('message', hear);
      resolve(contact);
    };
    const hear = ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.kind === 'read' && data.id === id) end(data.contact);
    };
    const giveUp = () => {
      reader.terminate();
      if (worker === reader) worker = null;
      end(null);
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    reader.addEventListener('message', hear);
    reader.addEventListener('error', giveUp, { once: true });
    ask({ kind: 'read', id, bytes, name: file.name }, [bytes]);
  });
}
