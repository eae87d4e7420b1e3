import { fileTypeFromBuffer } from 'file-type';
import type { CvKind } from './cv';
import { isRichText } from './cv-head';
import { looksLikeHtml, looksLikeText } from './text-kind';

const KINDS: Readonly<Record<string, CvKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  rtf: 'rtf',
  odt: 'odt',
  xlsx: 'sheet',
  xlsm: 'sheet',
  ods: 'sheet',
  pptx: 'slides',
  odp: 'slides',
  zip: 'zip',
  rar: 'zip',
  '7z': 'zip',
  gz: 'zip',
};

/** What people would call a file, by its content; null if there is no word for it. */
export async function kindOf(file: Buffer): Promise<CvKind | null> {
  if (isRichText(file)) return 'rtf';
  const type = await fileTypeFromBuffer(file);
  if (type?.mime.startsWith('image/')) return 'picture';
  // A compound file may be of any old office program.
  if (type?.ext === 'cfb') return file.includes(Buffer.from('WordDocument', 'utf16le')) ? 'doc' : null;
  // Others than Office's put the parts in another order.
  if (type?.ext === 'zip' && file.includes('xl/workbook.xml')) return 'sheet';
  if (type && Object.hasOwn(KINDS, type.ext)) return KINDS[type.ext]!;
  if (looksLikeHtml(file)) return 'html';
  return !type && looksLikeText(file) ? 'text' : null;
}
