import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attaching, linking, makePdf, packedPdf, pdfWith, stream, updatedPdf, USUAL, xfa } from './pdf';
import { docx, xlsx } from './plain';
import { type Row, rows } from './row';
import { chartWith, field, makeDocx, paragraph, relationships, wordParts, zip } from './word';

const FOLDER = 'test/cv-files/real';
const REFUSED: readonly [name: RegExp, refused: Pick<Row, 'problem' | 'kind'>][] = [
  [/-locked/, { problem: 'locked' }],
  [/rtf-named/, { problem: 'wrong-type', kind: 'rtf' }],
  [/odt-named/, { problem: 'wrong-type', kind: 'odt' }],
  [/-attached-program/, { problem: 'attachments' }],
  // Their packed objects are encrypted.
  [/qpdf-owner-(128|256)/, { problem: 'unread' }],
];

/** Files made by real programs, harmless unless their name says otherwise. */
export const realFiles: Row[] = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.md'))
  .map((name) => ({
    what: name,
    extension: path.extname(name).slice(1) as Row['extension'],
    bytes: () => readFileSync(path.join(FOLDER, name)),
    ...(REFUSED.find(([pattern]) => pattern.test(name))?.[1] ?? { problem: null }),
  }));

const whole = makePdf();
const widget = '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Asha)/Rect[0 0 9 9]>>';
const linksTo = (...targets: string[]) =>
  Object.fromEntries(targets.map((target) => [`a link to ${target}`, linking(`<</S/URI/URI(${target})>>`)]));
const text = (content: string) => makeDocx({}, content);
const linked = (...all: Parameters<typeof relationships>) =>
  makeDocx({ 'word/_rels/document.xml.rels': relationships(...all) });
const renamed = (parts: ReturnType<typeof wordParts>) =>
  Object.entries(parts).map(([name, part]): [string, string] => [
    name.replace('document.xml', 'document2.xml'),
    part.toString().replaceAll('document.xml', 'document2.xml'),
  ]);

/** Potential false positives. */
export const harmless = [
  ...rows('pdf', 'unread', {
    'a printer’s language before': makePdf({ before: '\x1b%-12345X@PJL\r\n@PJL ENTER LANGUAGE=PDF\r\n' }),
    'the head of a mail before': makePdf({ before: 'Content-Type: application/pdf\r\n\r\n' }),
  }),
  ...rows('pdf', null, {
    'a PDF of a page': whole,
    'an empty line before': makePdf({ before: '\r\n' }),
    'no end': whole.subarray(0, -7),
    'a wrong table': makePdf({ noTable: true }),
    'lines behind the end': makePdf({ after: '\r\n\r\n' }),
    '5 MB': pdfWith(stream(Buffer.alloc(5_240_000 - whole.length, 7))),
    'where to open': makePdf({ catalog: '/OpenAction[3 0 R/Fit]' }),
    'a step within': makePdf({ catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>' }),
    'a step to a page with a link': makePdf({
      catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>',
      page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.in)>>>>]',
    }),
    'printing on opening': makePdf({ catalog: '/OpenAction<</S/Named/N/Print>>' }),
    ...linksTo('https://example.in', 'file:///C:/Users/asha/photo.jpg', 'mailto:asha@example.in'),
    ...linksTo(
      'www.asha.example.com',
      'asha@example.com',
      'github.com/asha/app.py',
      'certificates/degree.pdf',
    ),
    'a form': makePdf({
      catalog: '/AcroForm<</Fields[10 0 R]>>',
      page: '/Annots[10 0 R]',
      objects: { 10: widget },
    }),
    'a form of XFA without a script': xfa('<subform/>'),
    'data of Europass': attaching('attachment.xml', '<?xml version="1.0"?><a/>'),
    'a text about scripts': pdfWith(
      stream('BT (/S /JavaScript /JS \\(1\\), /Launch, /Encrypt 5 0 R) Tj ET'),
      '/Info(OpenAction /S /JavaScript)',
    ),
    'a place called JavaScript': makePdf({ catalog: '/Dests<</JavaScript[3 0 R/Fit]/Launch[3 0 R/Fit]>>' }),
    'a font called F': pdfWith(stream('', '/Subtype/Form/Resources<</Font<</F 5 0 R>>>>')),
    'an older version': updatedPdf({}, '<</Type/Catalog/Pages 2 0 R/Lang(en)>>'),
    ...Object.fromEntries(
      USUAL.map((encoding) => [
        `objects packed by ${encoding}`,
        packedPdf({ objects: { 10: '<</Type/Annot>>' } }, { encoding }),
      ]),
    ),
  }),
  ...rows('docx', null, {
    'a DOCX': docx,
    'a DOCX that is not deflated': zip(wordParts()),
    'a numbered main part': zip(renamed(wordParts())),
    ...Object.fromEntries(
      ['C:\\Templates\\cv.dotx', 'Users/asha/Library/Group%20Containers/cv.dotx'].map((file) => [
        `a template on the author’s disk: ${file}`,
        linked(['attachedTemplate', `file:///${file}`, 'External']),
      ]),
    ),
    links: linked(
      ['hyperlink', 'https://example.in/?a=1&amp;b=2', 'External'],
      ['hyperlink', 'mailto:asha@example.in', 'External'],
      ['hyperlink', 'www.example.in', 'External'],
    ),
    'a chart with its numbers': chartWith(xlsx),
    'the number of a page': text(field(' PAGE \\* MERGEFORMAT ')),
    'a table of contents': text(field(' TOC \\o "1-3" \\h ')),
    'a place to type': text(field(' MACROBUTTON NoMacro [Click here] ')),
    'a text about DDE': text(paragraph('<w:t>DDE, INCLUDETEXT and macros</w:t>')),
    'a link by a field': text(field(' HYPERLINK "https://example.in/dde" ')),
  }),
];
