import { Duplex } from 'node:stream';

/**
 * Two connected in-process streams: what is written to one is read from the other. (Node has `duplexPair` from 20.17.)
 */
export function connectionPair(): [Duplex, Duplex] {
  const one = new End();
  const other = new End();
  one.peer = other;
  other.peer = one;
  return [one, other];
}

class End extends Duplex {
  peer!: End;
  /** Callback of the last write, held back until the peer reads again. */
  #onDrain: (() => void) | null = null;

  override _read(): void {
    const onDrain = this.peer.#onDrain;
    this.peer.#onDrain = null;
    onDrain?.();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: () => void): void {
    if (this.peer.push(chunk)) callback();
    else this.#onDrain = callback;
  }

  override _final(callback: () => void): void {
    this.peer.push(null);
    callback();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    // Destroying one end closes the other.
    if (!this.peer.destroyed) process.nextTick(() => this.peer.destroy());
    callback(error);
  }
}
