const FIRST_BYTES = 8;
const SEVEN_BITS = 0x7f;
const MORE = 0x80;

/** The jobs with one word, numbered in ascending order, and in which places they have it: mostly two bytes a job. */
export class Postings {
  private bytes = new Uint8Array(FIRST_BYTES);
  private length = 0;
  private last = -1;
  /** The places in any job. */
  places = 0;

  /** Adds a job with a higher number than the last one's. */
  add(job: number, places: number): void {
    this.write(job - this.last);
    this.write(places);
    this.last = job;
    this.places |= places;
  }

  each(visit: (job: number, places: number) => void): void {
    const { bytes, length } = this;
    let at = 0;
    const read = (): number => {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++]!;
        value |= (byte & SEVEN_BITS) << shift;
        if (byte < MORE) return value;
      }
    };
    for (let job = -1; at < length;) {
      job += read();
      visit(job, read());
    }
  }

  /** Base 128, the lowest digit first. */
  private write(value: number): void {
    for (let rest = value; ; rest >>>= 7) {
      if (this.length === this.bytes.length) {
        const larger = new Uint8Array(2 * this.length);
        larger.set(this.bytes);
        this.bytes = larger;
      }
      this.bytes[this.length++] = rest > SEVEN_BITS ? (rest & SEVEN_BITS) | MORE : rest;
      if (rest <= SEVEN_BITS) return;
    }
  }
}
