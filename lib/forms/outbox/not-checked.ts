/** A submission's file could not be checked, so that nothing was sent: `code` says why, in a word. */
export class NotChecked extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'NotChecked';
  }
}
