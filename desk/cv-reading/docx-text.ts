import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** No text of a CV unpacks to more; pictures are not unpacked at all. */
const MAX_PART_BYTES = 20 * 1024 * 1024;
const PART = /^word\/(header|document|footer)\d*\.xml$/;
const ORDER = ['header', 'document', 'footer'];

/** Reads the lines of a DOCX: headers, body with text boxes, then footers. @throws Error when damaged */
export function readDocx(bytes: Uint8Array): string[] {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => PART.test(name) && originalSize <= MAX_PART_BYTES,
  });
  const place = (name: string) => `${ORDER.indexOf(PART.exec(name)![1]!)} ${name}`;
  const parts = Object.keys(files).sort((a, b) => (place(a) < place(b) ? -1 : 1));
  if (!parts.some((name) => name.startsWith('word/document'))) throw new Error('a DOCX without its document');
  return parts.flatMap((name) => linesOf(strFromU8(files[name]!))).filter((line) => line.trim() !== '');
}

function linesOf(xml: string): string[] {
  const lines: string[] = [];
  // Paragraphs of a text box are nested in its anchor paragraph.
  const open: { text: string }[] = [];
  let isText = false;
  // Word writes each text box twice, for new and for old readers.
  let fallbacks = 0;
  let inRun = 0;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const paragraph = open.at(-1);
    if (name === 'mc:Fallback') fallbacks++;
    else if (fallbacks > 0) return;
    else if (name === 'w:p') open.push({ text: '' });
    else if (name === 'w:t') isText = true;
    else if (name === 'w:r') inRun++;
    else if (!paragraph) return;
    else if (name === 'w:tab' && inRun) paragraph.text += '\t';
    else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n';
    else if (name === 'w:noBreakHyphen') paragraph.text += '-';
  });
  parser.on('text', (text) => {
    const paragraph = open.at(-1);
    if (isText && fallbacks === 0 && paragraph) paragraph.text += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'mc:Fallback') fallbacks--;
    else if (fallbacks > 0) return;
    else if (name === 'w:t') isText = false;
    else if (name === 'w:r') inRun--;
    else if (name === 'w:p') lines.push(...open.pop()!.text.split(/[\n\t]/));
  });
  parser.write(xml.replace(/^\uFEFF/, '')).close();
  return lines;
}
