/** What stands at a field of a form. */
export type Label = {
  label: string;
  hint?: string;
  /** For a field of choices: what the visitor reads for each, and before anything is chosen. */
  choices?: Record<string, string>;
  unchosen?: string;
};
