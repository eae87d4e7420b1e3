import type { Cv } from '../store/store';

export const MOST_CV_BYTES = 5 * 1024 * 1024;

const PDF = { extension: 'pdf', mimeType: 'application/pdf' };
const DOC = { extension: 'doc', mimeType: 'application/msword' };
const DOCX = {
  extension: 'docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export type CheckedCv = { cv: Cv | null } | { problem: string; tooLarge?: true };

/** The CV of the part `cv_file`, null where none was chosen, or why it is refused. Its content decides, not its name. */
export async function checkCv(part: unknown): Promise<CheckedCv> {
  if (part === undefined || part === null || part === '') return { cv: null };
  if (!(part instanceof File)) return { problem: 'The CV must be a file.' };
  // A browser sends an unfilled file field as a nameless empty file.
  if (part.size === 0 && part.name === '') return { cv: null };
  if (part.size === 0) return { problem: 'The CV is an empty file.' };
  if (part.size > MOST_CV_BYTES) return { problem: 'The CV is larger than 5 MB.', tooLarge: true };
  const bytes = new Uint8Array(await part.arrayBuffer());
  const type = await detectType(bytes);
  if (!type) return { problem: 'The CV must be a PDF, DOC or DOCX file.' };
  const name = cleanFileName(part.name);
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  if (extension !== undefined && extension !== type.extension) {
    return {
      problem: `The CV's name does not fit its content, which is a ${type.extension.toUpperCase()} file.`,
    };
  }
  const named = extension === undefined ? `${name || 'cv'}.${type.extension}` : name;
  return { cv: { name: named, mimeType: type.mimeType, bytes } };
}

async function detectType(bytes: Uint8Array) {
  // Loaded when first needed: most starts of this program are commands that never see a CV.
  const { fileTypeFromBuffer } = await import('file-type/core');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (found?.mime) {
    case 'application/pdf':
      return PDF;
    case 'application/x-cfb':
      return DOC;
    case DOCX.mimeType:
      return DOCX;
    // Some writers order the archive in a way that file-type does not follow.
    case 'application/zip':
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('word/document.xml')
        ? DOCX
        : null;
    default:
      return null;
  }
}

const LONGEST_NAME = 120;

/** A file's name without folders, control and direction characters, and not starting with a dot. */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const letters = [...plain];
  if (letters.length <= LONGEST_NAME) return plain;
  const ending = [...(/\.[^.]{1,10}$/.exec(plain)?.[0] ?? '')];
  return [...letters.slice(0, LONGEST_NAME - ending.length), ...ending].join('');
}
