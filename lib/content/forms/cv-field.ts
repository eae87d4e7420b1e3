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
  /** For paper CVs: up to five photographs become a PDF on the device. */
  photographs: {
    fileName: 'CV (photographs).pdf',
    take: 'Take photos of your CV',
    add: 'Add another photo',
    hint: 'Up to 5 pages, made into one PDF.',
    making: 'Making pages of your photos…',
    ready: (pages: number) => (pages === 1 ? 'Your CV has 1 page.' : `Your CV has ${pages} pages.`),
    pages: 'Pages of your CV',
    page: (number: number) => `Page ${number}`,
    moveUp: 'Move up',
    moveUpLabel: (number: number) => `Move page ${number} up`,
    remove: 'Remove',
    removeLabel: (number: number) => `Remove page ${number}`,
    tooMany: (left: string) => `A CV can have 5 photos. We left these out: ${left}.`,
    unreadable: (names: string) =>
      `The CV must be a PDF, DOC or DOCX file, or photos of it. We could not open these as photos: ${names}.`,
    failed: 'We could not make a PDF of the photos. Choose a PDF or Word file instead',
  },
  /** Pages cannot restore file inputs. */
  restored: 'What you had typed is back. Choose your CV again.',
} as const);
