/** What stands in and below the drop zone for the CV. */
export const cvField = {
  empty: 'Click to select files',
  chosen: (path: string, bytes: number) => `${path} – ${bytes} bytes`,
  onlyFirst: (others: string) => `Only the first file is sent. The others were left out: ${others}`,
  /** After a file that cannot be sent was chosen in place of one that can. */
  kept: (refused: string, kept: string) => `${refused} was not taken; ${kept} stays chosen.`,
  /** Below a field. */
  found: 'Found in your CV: please check',
  filledIn: (fields: number) =>
    fields === 1 ? 'We filled in 1 field from your CV.' : `We filled in ${fields} fields from your CV.`,
  /** No page may keep a file for its visitor. */
  restored: 'What you had typed is back. Choose your CV again.',
} as const;
