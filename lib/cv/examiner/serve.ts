import { writeFileSync } from 'node:fs';
// Loaded here, it is found by pdf.js and needs no thread of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { z } from 'zod';
import { examine } from '../examine';
import type { ExaminerAnswer } from './messages';

const file = z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array);

/** Answers a file at a time. */
process.on('message', (message) => {
  const { buffer, byteOffset, byteLength } = file.parse(message);
  void examine(Buffer.from(buffer, byteOffset, byteLength)).then((inspected) => answer({ inspected }));
});
process.on('disconnect', () => process.exit());
try {
  // Where memory runs short, Linux ends this process before any other.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems know no such thing.
}
answer({ isReady: true });

function answer(message: ExaminerAnswer): void {
  process.send?.(message);
}
