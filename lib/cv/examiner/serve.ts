import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
// Loaded in this thread, so that pdf.js starts no worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { examine } from '../examine';

// A thousand files, some of them large, take 440 MB at most.
const MAX_BYTES = 640 * 1024 * 1024;

/** Examines one file at a time. */
process.on('message', ({ buffer, byteOffset, byteLength }: Uint8Array) => {
  void examine(Buffer.from(buffer, byteOffset, byteLength)).then((inspected) => process.send?.(inspected));
});
process.on('disconnect', () => process.exit());
// The heap limit does not cover buffers, and this thread is blocked while they grow, also to the end of its parent.
new Worker(
  `setInterval(() => {
    if (process.memoryUsage.rss() > ${MAX_BYTES} || process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
  }, 50)`,
  { eval: true },
);
try {
  // Makes Linux kill this process first when memory runs out.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not Linux.
}
process.send?.('ready');
