import { packedPdf } from './packed-pdf';
import { makePdf, pdfWith, stream } from './pdf';
import { exe } from './plain';
import { rows } from './row';

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
  ...rows('pdf', 'wrong-type', { RTF: text('{\\rtf1 CV}') }, 'rtf'),
  ...rows(
    'pdf',
    'wrong-type',
    { 'a GIF': text('GIF89a\x01\0\x01\0'), 'a TIFF before a PDF': makePdf({ before: 'II*\0\x08\0\0\0' }) },
    'picture',
  ),
  ...rows(
    'pdf',
    'wrong-type',
    {
      'one byte': text('P'),
      'half a signature': whole.subarray(0, 3),
      'a PDF far behind its start': makePdf({ before: ' '.repeat(1100) }),
    },
    'text',
  ),
];
