import type { CvKind } from './cv';

/** What names inside an archive, or an OLE compound file, say of the program that made it. */
const INSIDE: readonly [name: string, kind: CvKind][] = [
  ['xl/workbook.', 'sheet'],
  ['opendocument.spreadsheet', 'sheet'],
  ['Workbook', 'sheet'],
  ['ppt/presentation.', 'slides'],
  ['opendocument.presentation', 'slides'],
  ['PowerPoint', 'slides'],
  ['opendocument.text', 'odt'],
  ['.iwa', 'pages'],
  ['__substg1.0_', 'mail'],
];

/** What people would call a file that starts like a CV and is none; null if there is no word for it. */
export function kindInside(file: Buffer): CvKind | null {
  const holds = (name: string) => file.includes(name) || file.includes(Buffer.from(name, 'utf16le'));
  return INSIDE.find(([name]) => holds(name))?.[1] ?? (file[0] === 0x50 ? 'zip' : null);
}
