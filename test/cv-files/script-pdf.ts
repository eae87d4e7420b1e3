import { PDFDocument } from '@cantoo/pdf-lib';
import { ENCODINGS, packedPdf, updatedPdf } from './packed-pdf';
import { makePdf, stream } from './pdf';
import { type Row, rows } from './row';

const runs = rows('pdf', 'executable');

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const opens = '/OpenAction 10 0 R';
/** A PDF that does something when it is opened. */
export const opening = (action: string) => makePdf({ catalog: opens, objects: { 10: action } });

/** A script that runs on opening, in a file of which only the owner's password is set. */
async function encrypted(): Promise<Buffer> {
  const document = await PDFDocument.load(opening(SCRIPT));
  document.encrypt({ ownerPassword: 'owner', userPassword: '' });
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

/** An object within another one's stream, where only the table leads. */
const hiddenIn = (container: string) => {
  const at = makePdf({ catalog: opens, objects: { 9: container } }).indexOf('10 0 obj');
  return makePdf({ catalog: opens, objects: { 9: container }, lies: { 10: at } });
};

/** A PDF whose script is packed, unless a test packs it otherwise. */
export const packedScript = { catalog: opens, objects: { 10: SCRIPT } };

export const scriptPdfs: Row[] = [
  // Scripts, wherever they hang.
  runs('a script on opening', opening(SCRIPT)),
  runs(
    'a script in a stream',
    makePdf({ catalog: opens, objects: { 10: '<</S/JavaScript/JS 11 0 R>>', 11: stream('app.alert(1)') } }),
  ),
  runs(
    'a script by name',
    makePdf({ catalog: '/Names<</JavaScript<</Names[(a) 10 0 R]>>>>', objects: { 10: SCRIPT } }),
  ),
  runs('a script when the page opens', makePdf({ page: `/AA<</O ${SCRIPT}>>` })),
  runs('a script when the document closes', makePdf({ catalog: `/AA<</WC ${SCRIPT}>>` })),
  runs(
    'a script behind a link',
    makePdf({ page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${SCRIPT}>>]` }),
  ),
  runs(
    'a script that formats a field',
    makePdf({
      catalog: '/AcroForm<</Fields[10 0 R]>>',
      page: '/Annots[10 0 R]',
      objects: { 10: `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/AA<</F ${SCRIPT}>>>>` },
    }),
  ),
  runs(
    'a script behind a bookmark',
    makePdf({
      catalog: '/Outlines 10 0 R',
      objects: { 10: '<</First 11 0 R/Last 11 0 R/Count 1>>', 11: `<</Title(a)/Parent 10 0 R/A ${SCRIPT}>>` },
    }),
  ),
  runs(
    'a script after a step within the document',
    makePdf({ catalog: `/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next ${SCRIPT}>>` }),
  ),
  runs(
    'a script of a rendition',
    makePdf({ catalog: '/OpenAction<</S/Rendition/OP 0/JS(app.alert\\(1\\))>>' }),
  ),
  runs(
    'a script in a link',
    makePdf({
      page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI( JavaScript:alert\\(1\\))>>>>]',
    }),
  ),
  runs(
    'a script of a 3D model',
    makePdf({
      page: '/Annots[<</Type/Annot/Subtype/3D/Rect[0 0 9 9]/3DD 10 0 R>>]',
      objects: { 10: stream('', '/Type/3D/Subtype/U3D/OnInstantiate 11 0 R'), 11: stream('x') },
    }),
  ),
  // The same, otherwise written.
  runs('a script, spelt in code', opening('<</#53/J#61vaScript/J#53(app.alert\\(1\\))>>')),
  runs(
    'a script of an indirect kind',
    makePdf({
      catalog: opens,
      objects: { 10: '<</S 11 0 R/JS 12 0 R>>', 11: '/JavaScript', 12: '(app.alert\\(1\\))' },
    }),
  ),
  runs('a script between comments', opening('<<%>>\n/S%(\n/JavaScript%endobj\n/JS(app.alert\\(1\\))>>')),
  runs(
    'a script behind a text with an end',
    opening('<</T(endobj stream 1 0 obj)/S/JavaScript/JS(app.alert\\(1\\))>>'),
  ),
  runs('a script in hexadecimal', opening('<</S/JavaScript/JS<6170702E616C6572742831293B>>>')),
  runs('a script behind an unfinished text', opening('<</S/JavaScript/JS(app.alert\\(1\\))/T(>>')),
  runs('a script behind words that do not belong', opening('<</T 1 2 3/S/JavaScript/JS(app.alert\\(1\\))>>')),
  runs(
    'a script without line breaks around its number',
    Buffer.from(opening(SCRIPT).toString('latin1').replace('10 0 obj\n', '10 0 obj'), 'latin1'),
  ),
  // Where only some readers look.
  runs(
    'a script in a later version',
    updatedPdf({}, { 1: `<</Type/Catalog/Pages 2 0 R/OpenAction ${SCRIPT}>>` }),
  ),
  runs(
    'a script in an earlier version',
    updatedPdf({ catalog: `/OpenAction ${SCRIPT}` }, { 1: '<</Type/Catalog/Pages 2 0 R>>' }),
  ),
  runs(
    'a script that only the table finds',
    hiddenIn(stream(`10 0 obj ${SCRIPT} endobj`).toString('latin1')),
  ),
  runs(
    'a script that only a search finds',
    makePdf({ catalog: opens, objects: { 10: SCRIPT }, noTable: true }),
  ),
  runs('a script in the trailer', makePdf({ trailer: `/Info<</A ${SCRIPT}>>` })),
  ...Object.keys(ENCODINGS).map((encoding) =>
    runs(`a script packed by ${encoding}`, packedPdf(packedScript, { encoding })),
  ),
  runs('a script packed in a stream of no type', packedPdf(packedScript, { type: '/Other' })),
  runs('a script packed in a stream of a type in code', packedPdf(packedScript, { type: '/Obj#53tm' })),
  runs('a script in a file with an owner password', encrypted),
];
