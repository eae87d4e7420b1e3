import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|ico)$/;

/** Writes a `.br` and a `.gz` version of each file in these folders, if that is smaller. */
export async function compressFiles(folders: string[]): Promise<void> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => COMPRESSIBLE.test(name))
      .map((name) => path.join(folder, name)),
  );
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const brotli = await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
  const gzipped = await toGzip(bytes, { level: 9 });
  if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
}
