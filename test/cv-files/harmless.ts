import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packedPdf, updatedPdf, USUAL } from './packed-pdf';
import { makePdf, stream } from './pdf';
import { docx, xlsx } from './plain';
import { type Row, rows } from './row';
import { chartWith, field, makeDocx, paragraph, relationships, wordParts } from './word';
import { zip } from './zip';

const FOLDER = 'test/cv-files/real';
const REFUSED: readonly [name: RegExp, refused: Pick<Row, 'problem' | 'kind'>][] = [
  [/-locked/, { problem: 'locked' }],
  [/rtf-named/, { problem: 'wrong-type', kind: 'rtf' }],
  [/odt-named/, { problem: 'wrong-type', kind: 'odt' }],
  [/-attached-program/, { problem: 'attachments' }],
];

/** The files of real programs: harmless but for those whose names say otherwise. */
export const realFiles: Row[] = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.md'))
  .map((name) => ({
    what: name,
    extension: path.extname(name).slice(1) as Row['extension'],
    bytes: () => readFileSync(path.join(FOLDER, name)),
    ...(REFUSED.find(([pattern]) => pattern.test(name))?.[1] ?? { problem: null }),
  }));

const pdf = rows('pdf', null);
const word = rows('docx', null);
const whole = makePdf();
const link = (action: string) =>
  makePdf({ page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>]` });
const linked = (...all: Parameters<typeof relationships>) =>
  makeDocx({ 'word/_rels/document.xml.rels': relationships(...all) });

/** What is easily taken for a danger, or for damage. */
export const harmless: Row[] = [
  pdf('a PDF of a page', whole),
  pdf('an empty line before', makePdf({ before: '\r\n' })),
  pdf(
    'a printer’s language before',
    makePdf({ before: '\x1b%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n' }),
  ),
  pdf('the head of a mail before', makePdf({ before: 'Content-Type: application/pdf\r\n\r\n' })),
  pdf('no end', whole.subarray(0, -7)),
  pdf('a wrong table', makePdf({ noTable: true })),
  pdf('lines behind the end', makePdf({ after: '\r\n\r\n' })),
  pdf('5 MB', makePdf({ objects: { 10: stream(Buffer.alloc(5_240_000 - whole.length, 7)) } })),
  pdf('where to open', makePdf({ catalog: '/OpenAction[3 0 R/Fit]' })),
  pdf('a step within', makePdf({ catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>' })),
  pdf('printing on opening', makePdf({ catalog: '/OpenAction<</S/Named/N/Print>>' })),
  pdf('a link', link('<</S/URI/URI(https://example.in)>>')),
  pdf('a link to the author’s own disk', link('<</S/URI/URI(file:///C:/Users/asha/photo.jpg)>>')),
  ...['www.asha.example.com', 'asha@example.com', 'github.com/asha/app.py', 'certificates/degree.pdf'].map(
    (target) => pdf(`a link to ${target}`, link(`<</S/URI/URI(${target})>>`)),
  ),
  pdf('a link to a mailbox', link('<</S/URI/URI(mailto:asha@example.in)>>')),
  pdf(
    'a form',
    makePdf({
      catalog: '/AcroForm<</Fields[10 0 R]>>',
      page: '/Annots[10 0 R]',
      objects: { 10: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Asha)/Rect[0 0 9 9]>>' },
    }),
  ),
  pdf(
    'a form of XFA without a script',
    makePdf({
      catalog: '/AcroForm<</Fields[]/XFA[(template) 10 0 R]>>',
      objects: {
        10: stream('<template xmlns="http://www.xfa.org/schema/xfa-template/3.0/"><subform/></template>'),
      },
    }),
  ),
  pdf(
    'data of Europass',
    makePdf({
      catalog: '/Names<</EmbeddedFiles<</Names[(a) 10 0 R]>>>>',
      objects: {
        10: '<</Type/Filespec/F(attachment.xml)/EF<</F 11 0 R>>>>',
        11: stream('<?xml version="1.0"?><a/>', '/Type/EmbeddedFile'),
      },
    }),
  ),
  pdf(
    'a text about scripts',
    makePdf({
      objects: { 10: stream('BT (/S /JavaScript /JS \\(1\\), /Launch, /Encrypt 5 0 R) Tj ET') },
      catalog: '/Info(OpenAction /JavaScript)',
    }),
  ),
  pdf(
    'a place called JavaScript',
    makePdf({ catalog: '/Dests<</JavaScript[3 0 R/Fit]/Launch[3 0 R/Fit]>>' }),
  ),
  pdf('an older version', updatedPdf({}, { 5: '<</Type/Font/Subtype/Type1/BaseFont/Courier>>' })),
  ...USUAL.map((encoding) =>
    pdf(`objects packed by ${encoding}`, packedPdf({ objects: { 10: '<</Type/Annot>>' } }, { encoding })),
  ),
  word('a DOCX', docx),
  word('a DOCX that is not deflated', zip(wordParts())),
  word(
    'a numbered main part',
    zip(
      Object.fromEntries(
        Object.entries(wordParts()).map(([name, part]) => [
          name.replace('document.xml', 'document2.xml'),
          part.toString().replaceAll('document.xml', 'document2.xml'),
        ]),
      ),
    ),
  ),
  ...['C:\\Templates\\cv.dotx', 'Users/asha/Library/Group%20Containers/cv.dotx'].map((file) =>
    word(
      `a template on the author’s disk: ${file}`,
      makeDocx({
        'word/_rels/settings.xml.rels': relationships(['attachedTemplate', `file:///${file}`, 'External']),
      }),
    ),
  ),
  word(
    'links',
    linked(
      ['hyperlink', 'https://example.in/?a=1&amp;b=2', 'External'],
      ['hyperlink', 'mailto:asha@example.in', 'External'],
      ['hyperlink', 'www.example.in', 'External'],
    ),
  ),
  word('a chart with its numbers', chartWith(xlsx)),
  word('the number of a page', makeDocx({}, field(' PAGE \\* MERGEFORMAT '))),
  word(
    'a table of contents, and a place to type',
    makeDocx({}, field(' TOC \\o "1-3" \\h ') + field(' MACROBUTTON NoMacro [Click here] ')),
  ),
  word('a text about DDE', makeDocx({}, paragraph('<w:t>DDE, INCLUDETEXT and macros</w:t>'))),
  word('a link by a field', makeDocx({}, field(' HYPERLINK "https://example.in/dde" '))),
];
