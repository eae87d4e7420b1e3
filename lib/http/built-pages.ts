import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env';
import { withLateScripts } from './late-scripts.mjs';
import { scriptHashes } from './script-hashes.mjs';

/** A page that is the same for everybody, ready to be sent. */
export type BuiltPage = { html: Buffer; scriptHashes: string };

const pages = new Map<string, BuiltPage | null>();

/** What the build made of app/unavailable or app/not-found.tsx; null while developing, when there is no build. */
export function readBuiltPage(name: 'unavailable' | '_not-found'): BuiltPage | null {
  if (!pages.has(name)) pages.set(name, read(name));
  return pages.get(name)!;
}

function read(name: string): BuiltPage | null {
  if (!env().isProduction) return null;
  try {
    const built = readFileSync(path.join(process.cwd(), `.next/server/app/${name}.html`), 'utf8');
    const html = withLateScripts(built);
    return { html: Buffer.from(html), scriptHashes: scriptHashes(html) };
  } catch {
    return null;
  }
}
