import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { CvLine, CvText } from './cv-text';

/** No text of a CV unpacks to more; pictures are not unpacked at all. */
const MAX_PART_BYTES = 20 * 1024 * 1024;
const PARTS = /^word\/(?:document\d?|header\d*|footer\d*|styles)\.xml$|^word\/_rels\/\w+\.xml\.rels$/;
/** In points: Word's default if neither run nor style sets a size. */
const USUAL_SIZE = 11;

type Paragraph = { text: string; size: number; style: number | null };

/** Reads the text of a DOCX: headers, body with text boxes, then footers. @throws Error when damaged */
export function readDocx(bytes: Uint8Array): CvText {
  const parts = docxParts(bytes);
  const sizes = styleSizes(parts.get('word/styles.xml') ?? '<styles/>');
  const named = (kind: string) => [...parts.keys()].filter((name) => name.startsWith(`word/${kind}`)).sort();
  const texts = [...named('header'), ...named('document'), ...named('footer')];
  if (!texts.some((name) => name.startsWith('word/document'))) throw new Error('a DOCX without its document');
  return {
    lines: texts.flatMap((name) => linesOf(parts.get(name)!, sizes)).filter(({ text }) => text.trim() !== ''),
    isDrawn: false,
    links: [...parts].filter(([name]) => name.endsWith('.rels')).flatMap(([, xml]) => targetsOf(xml)),
  };
}

/** The parts of a DOCX that contain text, styles or links, by name. @throws Error when it is not an archive */
function docxParts(bytes: Uint8Array): Map<string, string> {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => PARTS.test(name) && originalSize <= MAX_PART_BYTES,
  });
  return new Map(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}

function parse(
  xml: string,
  open: (tag: SaxesTagPlain) => void,
  text?: (text: string) => void,
  close?: (name: string) => void,
) {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', open);
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }) => close(name));
  parser.write(xml.replace(/^\uFEFF/, '')).close();
}

/** Font sizes in points, of styles that set one themselves. */
function styleSizes(xml: string): Map<string, number> {
  const sizes = new Map<string, number>();
  let style = '';
  parse(xml, ({ name, attributes }) => {
    if (name === 'w:style') style = String(attributes['w:styleId']);
    else if (name === 'w:docDefaults') style = '';
    else if (name === 'w:sz') sizes.set(style, Number(attributes['w:val']) / 2);
  });
  return sizes;
}

function targetsOf(xml: string): string[] {
  const targets: string[] = [];
  parse(xml, ({ name, attributes }) => {
    if (name === 'Relationship' && attributes.TargetMode === 'External')
      targets.push(String(attributes.Target));
  });
  return targets;
}

function linesOf(xml: string, sizes: ReadonlyMap<string, number>): CvLine[] {
  const lines: CvLine[] = [];
  // Paragraphs of a text box are nested in its anchor paragraph.
  const open: Paragraph[] = [];
  const usual = sizes.get('') ?? USUAL_SIZE;
  let isText = false;
  // Word writes each text box twice, for new and for old readers.
  let fallbacks = 0;
  let inRun = 0;
  const end = (paragraph: Paragraph) => {
    const size = paragraph.size || paragraph.style || usual;
    lines.push(...paragraph.text.split(/[\n\t]/).map((text) => ({ text, size })));
    paragraph.text = '';
  };
  parse(
    xml,
    ({ name, attributes }) => {
      const paragraph = open.at(-1);
      if (name === 'mc:Fallback') fallbacks++;
      else if (fallbacks > 0) return;
      else if (name === 'w:p') open.push({ text: '', size: 0, style: null });
      else if (name === 'w:t') isText = true;
      else if (name === 'w:r') inRun++;
      else if (!paragraph) return;
      else if (name === 'w:pStyle') paragraph.style = sizes.get(String(attributes['w:val'])) ?? null;
      else if (name === 'w:tab' && inRun) paragraph.text += '\t';
      else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n';
      else if (name === 'w:noBreakHyphen') paragraph.text += '-';
      else if (name === 'w:sz' && inRun)
        paragraph.size = Math.max(paragraph.size, Number(attributes['w:val']) / 2);
    },
    (text) => {
      const paragraph = open.at(-1);
      if (isText && fallbacks === 0 && paragraph) paragraph.text += text;
    },
    (name) => {
      if (name === 'mc:Fallback') fallbacks--;
      else if (fallbacks > 0) return;
      else if (name === 'w:t') isText = false;
      else if (name === 'w:r') inRun--;
      else if (name === 'w:p') end(open.pop()!);
    },
  );
  return lines;
}
