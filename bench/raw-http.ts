import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Answers every request with one gzipped file: the best that Node can do. Arguments: file, port. */
const [file = '', port = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
createServer((_, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': bytes.length,
  });
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
