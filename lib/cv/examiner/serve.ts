import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
// Loaded here, it is found by pdf.js and needs no thread of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { examine } from '../examine';

// After a thousand files, large ones among them, it holds 440 MB at most.
const MAX_BYTES = 640 * 1024 * 1024;

/** Answers a file at a time. */
process.on('message', ({ buffer, byteOffset, byteLength }: Uint8Array) => {
  void examine(Buffer.from(buffer, byteOffset, byteLength)).then((inspected) => process.send?.(inspected));
});
process.on('disconnect', () => process.exit());
// The heap's limit holds no buffers, which grow while this thread is busy.
new Worker(
  `setInterval(() => process.memoryUsage.rss() > ${MAX_BYTES} && process.kill(process.pid, 'SIGKILL'), 50)`,
  { eval: true },
);
try {
  // Where memory runs short, Linux ends this process before any other.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems know no such thing.
}
process.send?.('ready');
