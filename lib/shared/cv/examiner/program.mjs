// Starts the examiner of CVs: a program of its own, because a file may take more time or memory than there is.
// In this order: tsx, which the sources need, would transform pdf.js as well, for 2 s and 300 MB. Loaded first, its worker
// is found by pdf.js and needs no thread of its own.
import 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { register } from 'tsx/esm/api';

register();
await import('./serve.ts');
