import { ole, pdf, plainZip } from './plain';
import { rows, type Row } from './row';
import { chartWith, makeDocx, paragraph, relationships, typesOf, wordXml } from './word';
import { zip } from './zip';

const macros = rows('docx', 'macros');
const leads = rows('docx', 'outside');
const carries = rows('docx', 'attachments');

const VIDEO = `<wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="&lt;iframe src='https://evil.example'/&gt;" h="1" w="1"/>`;
const MERGE =
  '<w:mailMerge><w:mainDocumentType w:val="formLetters"/><w:connectString w:val="Provider=x"/><w:query w:val="SELECT * FROM a"/></w:mailMerge>';
const BUTTONS = '<customUI xmlns="http://schemas.microsoft.com/office/2009/07/customui" onLoad="Run"/>';

const object = ole({ '\u0001Ole10Native': 'calc.exe' });
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
  // Files by what they are, whatever they are called.
  carries('an object that is called a picture', makeDocx({ 'word/media/image1.png': object })),
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
    chartWith(zip({ 'xl/workbook.xml': 'x', 'xl/embeddings/a': 'x' })),
  ),
];
