import { parentPort } from 'node:worker_threads';
import { makePicture, type PictureTask } from './make-picture';

// Run by stock.ts as a thread of its own.
parentPort?.on('message', (task: PictureTask) => parentPort?.postMessage(makePicture(task)));
