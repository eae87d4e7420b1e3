/** What the worker is asked for. It knows no settings: the website chooses the code and the colours. */
export type PictureTask = { code: string; inks: readonly string[] };

/** A picture of a code, with what lets a browser notice typos. */
export type Picture = {
  code: string;
  /** PNG, as a data: URL. */
  image: string;
  /** base64 */
  salt: string;
  /** The first 8 bits of PBKDF2-SHA-256 over the code, in hex. */
  hash: string;
  /** The first 4 bits of the same over the code in small letters, of a tenth of the rounds. */
  folded: string;
  rounds: number;
};
