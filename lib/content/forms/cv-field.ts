import { fileSize } from '../../base/text/file-size';
import { inLanguages } from '../words';

/** Texts in and below the CV's drop zone. */
export const cvField = inLanguages('cvField', {
  empty: 'Click to select files',
  /** Where nothing clicks. */
  emptyOnPhone: 'Choose your CV',
  chosen: (path: string, bytes: number) => `${path}, ${fileSize(bytes)}`,
  onlyFirst: (others: string) => `Only the first file is sent. The others were left out: ${others}`,
  /** After an invalid file was chosen in addition to a valid one. */
  kept: (refused: string, kept: string) => `${refused} cannot be used. Your CV is still ${kept}.`,
  /** Pages cannot restore file inputs. */
  restored: 'What you had typed is back. Choose your CV again.',
} as const);
