import { parentPort } from 'node:worker_threads';
import { makePicture, type PictureTask } from './make-picture';

// Run by stock.ts in a worker thread.
parentPort?.on('message', (task: PictureTask) => parentPort?.postMessage(makePicture(task)));
