import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { CV_TYPES, cvExtension, cvMessages } from '../forms/apply-job';

// What the content of each kind looks like to file-type; old .doc files are OLE compound files.
const contentTypes: Record<keyof typeof CV_TYPES, string> = {
  pdf: 'application/pdf',
  doc: 'application/x-cfb',
  docx: CV_TYPES.docx,
};

/**
 * A CV under a clean name and its true type, or the reason why it is refused: content and extension must agree.
 * Size and extension have been checked by the form's schema.
 */
export async function checkCv(file: File): Promise<{ cv: File } | { problem: string }> {
  const extension = cvExtension(file.name);
  if (!extension) return { problem: cvMessages.wrongType };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = await fileTypeFromBuffer(bytes);
  if (content?.mime !== contentTypes[extension]) return { problem: cvMessages.wrongType };
  return { cv: new File([bytes], cleanFileName(file.name), { type: CV_TYPES[extension] }) };
}

/** A file name without path, control or direction-changing characters, at most 120 characters, extension kept. */
export function cleanFileName(name: string): string {
  const base = (name.split(/[/\\]/).pop() ?? '').replace(/[\p{C}"<>|:*?]/gu, '').trim();
  const dot = base.lastIndexOf('.');
  const [stem, extension] = dot < 0 ? [base, ''] : [base.slice(0, dot), base.slice(dot)];
  return ([...stem].slice(0, 120 - extension.length).join('') || 'cv') + extension;
}
