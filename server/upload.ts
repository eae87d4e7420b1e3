import type { IncomingMessage } from 'node:http';

/** How long a body may take before a newcomer can take its place: a CV of 300 kB at 240 kbit/s. */
const CHANCE_MS = 10_000;

/** A request's body that is being received. */
export class Upload {
  readonly #bytesBefore: number;

  constructor(
    private readonly request: IncomingMessage,
    readonly address: string,
    /** Declared, or assumed. */
    readonly bytes: number,
    private readonly startedAt: number,
  ) {
    this.#bytesBefore = request.socket.bytesRead;
  }

  /** Whether it is still arriving after the time that most take. */
  hadItsChance(now: number): boolean {
    return !this.request.complete && now - this.startedAt > CHANCE_MS;
  }

  /** How long it will take at its present pace. */
  secondsLeft(now: number): number {
    const received = this.request.socket.bytesRead - this.#bytesBefore;
    const bytesPerSecond = (received * 1000) / (now - this.startedAt);
    return bytesPerSecond === 0 ? Infinity : (this.bytes - received) / bytesPerSecond;
  }

  /** Its sender is told by the connection's end; the form keeps what was typed. */
  cutOff(): void {
    this.request.socket.destroy();
  }
}
