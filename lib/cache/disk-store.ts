import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { log } from '../log';
import type { StoredPage } from './entry';

type Kept = { key: string; page: StoredPage };

/**
 * Pages in files, so that they outlive the process; bounded, those written longest ago go first. Failures are
 * logged and otherwise ignored: a page that cannot be kept is made again.
 */
export class DiskStore {
  /** File name → bytes, in the order of writing. */
  readonly #files = new Map<string, number>();
  #bytes = 0;
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
  ) {}

  /** Opens the pages of one build under `root`, and deletes those of other builds, whose scripts are gone. */
  static async open(root: string, build: string, mostBytes: number): Promise<DiskStore> {
    const folder = path.join(root, build);
    const store = new DiskStore(folder, mostBytes);
    await mkdir(folder, { recursive: true });
    for (const other of await readdir(root)) {
      if (other !== build) await rm(path.join(root, other), { recursive: true, force: true });
    }
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => ({ name, ...(await fileFacts(path.join(folder, name))) })),
    );
    for (const { name, size } of files.sort((a, b) => a.time - b.time)) store.#note(name, size);
    return store;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async get(key: string): Promise<StoredPage | null> {
    const name = nameOf(key);
    if (!this.#files.has(name)) return null;
    try {
      const kept = deserialize(await readFile(path.join(this.folder, name))) as Kept;
      return kept.key === key ? kept.page : null;
    } catch (error) {
      this.#forget(name);
      log('warn', 'stored-page-unreadable', { problem: String(error) });
      return null;
    }
  }

  /** Writes one after the other, so that a burst of new pages does not take the disk from the outbox. */
  set(key: string, page: StoredPage): Promise<void> {
    const written = this.#writing.then(() => this.#write(key, page));
    this.#writing = written;
    return written;
  }

  async #write(key: string, page: StoredPage): Promise<void> {
    const name = nameOf(key);
    const file = path.join(this.folder, name);
    try {
      const bytes = serialize({ key, page } satisfies Kept);
      await writeFile(`${file}.tmp`, bytes, { mode: 0o600 });
      await rename(`${file}.tmp`, file);
      this.#forget(name);
      this.#note(name, bytes.length);
      await this.#prune();
    } catch (error) {
      log('warn', 'page-not-stored', { problem: String(error) });
    }
  }

  async #prune(): Promise<void> {
    for (const name of this.#files.keys()) {
      if (this.#bytes <= this.mostBytes) return;
      this.#forget(name);
      await rm(path.join(this.folder, name), { force: true });
    }
  }

  #note(name: string, size: number): void {
    this.#files.set(name, size);
    this.#bytes += size;
  }

  #forget(name: string): void {
    this.#bytes -= this.#files.get(name) ?? 0;
    this.#files.delete(name);
  }
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

async function fileFacts(file: string): Promise<{ size: number; time: number }> {
  const { size, mtimeMs } = await stat(file);
  return { size, time: mtimeMs };
}
