import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scriptHashes } from './script-hashes.mjs';

type StoredPage = { html: Buffer; scriptHashes: string };

let page: StoredPage | null | undefined;

/** What the build made of app/unavailable; null while developing, when there is no build. */
export function readUnavailablePage(): StoredPage | null {
  if (page === undefined) page = read();
  return page;
}

function read(): StoredPage | null {
  try {
    const html = readFileSync(path.join(process.cwd(), '.next/server/app/unavailable.html'));
    return { html, scriptHashes: scriptHashes(html.toString()) };
  } catch {
    return null;
  }
}
