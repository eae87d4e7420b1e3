import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

/** Creates a file that only its owner can read, and its folder, unless they exist. SQLite's journals inherit its mode. */
export function ensurePrivateFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}
