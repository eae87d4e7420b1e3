/** A photograph as a page, and as a small picture of it. */
export type Page = { jpeg: ArrayBuffer; preview: ArrayBuffer };

export type PhotographRequest = { id: number } & (
  { kind: 'page'; file: Blob } | { kind: 'bind'; jpegs: ArrayBuffer[] }
);

/** Neither for what could not be done. */
export type PhotographAnswer = { id: number; page?: Page; pdf?: ArrayBuffer };
