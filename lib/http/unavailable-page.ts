import { readFileSync } from 'node:fs';
import path from 'node:path';

let page: Buffer | null | undefined;

/** The HTML that the build made of app/unavailable; null while developing, when there is no build. */
export function readUnavailablePage(): Buffer | null {
  if (page === undefined) {
    try {
      page = readFileSync(path.join(process.cwd(), '.next/server/app/unavailable.html'));
    } catch {
      page = null;
    }
  }
  return page;
}
