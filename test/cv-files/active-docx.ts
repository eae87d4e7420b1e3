import { utils, write } from 'cfb';
import { exe, pdf, plainZip } from './plain';
import { rows, type Row } from './row';
import { makeDocx, paragraph, relationships, typesOf, wordXml } from './word';
import { zip } from './zip';

const runs = rows('docx', 'executable');
const macros = rows('docx', 'macros');
const leads = rows('docx', 'outside');
const carries = rows('docx', 'attachments');

const VIDEO = `<wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="&lt;iframe src='https://evil.example'/&gt;" h="1" w="1"/>`;
const MERGE =
  '<w:mailMerge><w:mainDocumentType w:val="formLetters"/><w:connectString w:val="Provider=x"/><w:query w:val="SELECT * FROM a"/></w:mailMerge>';
const BUTTONS = '<customUI xmlns="http://schemas.microsoft.com/office/2009/07/customui" onLoad="Run"/>';

/** An OLE compound file with these streams. */
function ole(streams: Record<string, Buffer | string>): Buffer {
  const container = utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    utils.cfb_add(container, `/${name}`, [...Buffer.from(content)]);
  return Buffer.from(write(container, { type: 'buffer' }) as Buffer);
}

/** What the stream of a package holds: a file under its name. [MS-OLEDS] 2.3.6 */
function packageOf(name: string, content: Buffer | string): Buffer {
  const text = (value: string) => Buffer.from(`${value}\0`, 'latin1');
  const body = Buffer.concat([
    Buffer.from([2, 0]),
    text(name),
    text(`C:\\Users\\a\\${name}`),
    Buffer.from([0, 0, 3, 0, 8, 0, 0, 0]),
    text('C:\\a.b'),
    Buffer.from(content),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([length, body]);
}

const native = (name: string, content: Buffer | string) =>
  ole({ '\u0001Ole10Native': packageOf(name, content) });
const program = Buffer.concat([exe, Buffer.alloc(99)]);
const realProgram = () => {
  const bytes = Buffer.alloc(300);
  bytes.write('MZ');
  bytes.writeUInt32LE(128, 60);
  bytes.write('PE\0\0', 128);
  return bytes;
};
const linked = (kind: string, target: string) => ({
  'word/_rels/document.xml.rels': relationships([kind, target]),
});

/** Parts that do something, or hold files that do, whatever they are called. */
export const activeDocx: Row[] = [
  leads('a film from the web', makeDocx({}, `<w:drawing>${VIDEO}</w:drawing>`)),
  leads('a film from the web in a header', makeDocx({ 'word/header1.xml': wordXml(VIDEO, 'hdr') })),
  leads('a film from the web, of another prefix', makeDocx({}, VIDEO.replaceAll('wp15', 'x'))),
  leads('a merge with a database', makeDocx({ 'word/settings.xml': wordXml(MERGE, 'settings') })),
  leads(
    'a merge with a database, of another name',
    makeDocx({ 'other/a.xml': wordXml(MERGE, 'settings').replaceAll('w:', 'ns0:').replace(':w=', ':ns0=') }),
  ),
  leads(
    'the data of a merge',
    makeDocx({
      'word/_rels/settings.xml.rels': relationships(['mailMergeSource', 'file:///C:/a.mdb', 'External']),
    }),
  ),
  macros('buttons in the ribbon', makeDocx({ 'customUI/customUI14.xml': BUTTONS })),
  macros('buttons in the ribbon, of another name', makeDocx({ 'word/a.xml': BUTTONS })),
  macros(
    'buttons in the ribbon, by a relationship',
    makeDocx({
      'a.dat': BUTTONS,
      '_rels/.rels': relationships(['officeDocument', 'word/document.xml'], ['ui/extensibility', 'a.dat']),
    }),
  ),
  macros(
    'buttons in the ribbon, by a type',
    makeDocx({
      '[Content_Types].xml': typesOf({ '/a.dat': 'application/vnd.ms-office.customUI+xml' }),
      'a.dat': BUTTONS,
    }),
  ),
  // Objects by what they hold.
  ...['calc.exe', 'run.vbs', 'run.JS', 'cv.pdf.bat ', 'a.ps1', 'a.hta', 'a.lnk', 'a.wsf'].map((name) =>
    runs(
      `${name} in an object that is called a picture`,
      makeDocx({ 'word/media/image1.png': native(name, 'x') }),
    ),
  ),
  runs(
    'a program of another name in an object',
    makeDocx({ 'word/a.bin': native('photo.png', realProgram()) }),
  ),
  runs('a program as a stream of an object', makeDocx({ 'word/media/a.emf': ole({ CONTENTS: program }) })),
  carries('a text in an object', makeDocx({ 'word/media/image1.png': native('notes.txt', 'x') })),
  carries(
    'an object behind a picture’s relationship',
    makeDocx({ 'word/media/a.jpg': ole({ Equation: 'x' }), ...linked('image', 'media/a.jpg') }),
  ),
  carries('an archive that is called a picture', makeDocx({ 'word/media/image1.png': plainZip })),
  carries('a document that is called a font', makeDocx({ 'word/fonts/font1.odttf': pdf })),
  carries('a document within a document', makeDocx({ 'word/a.xml.bin': makeDocx() })),
  carries('a text of RTF that nothing leads to', makeDocx({ 'word/afchunk.dat': '{\\rtf1\\object}' })),
  carries(
    'a page of code around a field',
    makeDocx({}, paragraph('<w:object><o:OLEObject xmlns:o="o"/></w:object>')),
  ),
  carries(
    'an object in the sheet of a chart',
    makeDocx({
      'word/embeddings/a.xlsx': zip({
        '[Content_Types].xml': typesOf({
          '/xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
        }),
        '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
        'xl/workbook.xml': '<workbook/>',
        'xl/media/a.png': native('calc.exe', 'x'),
      }),
      'word/charts/_rels/c.xml.rels': relationships(['package', '../embeddings/a.xlsx']),
    }),
  ),
];
