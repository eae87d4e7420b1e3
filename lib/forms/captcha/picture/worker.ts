import { parentPort } from 'node:worker_threads';
import { makePicture } from './make-picture';
import type { PictureTask } from './messages';

// Run by stock.ts as a thread of its own.
parentPort?.on('message', (task: PictureTask) => parentPort?.postMessage(makePicture(task)));
