const KB = 1024;

/** "1.4 KB", "2.3 MB", as people read the size of a file. */
export const fileSize = (bytes: number): string =>
  bytes < KB * KB ? `${rounded(Math.max(bytes / KB, 0.1))} KB` : `${rounded(bytes / KB / KB)} MB`;

const rounded = (size: number) => Number(size.toFixed(1));
