import { Duplex } from 'node:stream';

/** Two ends of a connection within the process: what is written to one is read from the other. (Node 20.17 has `duplexPair`.) */
export function connectionPair(): [Duplex, Duplex] {
  const one = new End();
  const other = new End();
  one.other = other;
  other.other = one;
  return [one, other];
}

class End extends Duplex {
  other!: End;
  /** Called when the other end wants more. */
  #taken: (() => void) | null = null;

  override _read(): void {
    const taken = this.other.#taken;
    this.other.#taken = null;
    taken?.();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, written: () => void): void {
    if (this.other.push(chunk)) written();
    else this.#taken = written;
  }

  override _final(ended: () => void): void {
    this.other.push(null);
    ended();
  }

  override _destroy(error: Error | null, destroyed: (error: Error | null) => void): void {
    // Whoever is at the other end learns that nothing more will come.
    if (!this.other.destroyed) process.nextTick(() => this.other.destroy());
    destroyed(error);
  }
}
