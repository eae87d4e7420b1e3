import { makePdf } from './pdf';
import { type Row, rows } from './row';
import { exe, png } from './plain';

const breaks = rows('pdf', 'damaged');
const whole = makePdf();
const text = (content: string) => Buffer.from(content, 'latin1');
const other = (what: string, kind: Row['kind'], bytes: Buffer) =>
  rows('pdf', 'wrong-type', kind)(what, bytes);

/** Files that nobody made with intent, and those of another type. */
export const brokenPdfs: Row[] = [
  breaks('a cut off PDF', whole.subarray(0, 300)),
  breaks('a PDF of which half was uploaded', whole.subarray(0, whole.length / 2)),
  breaks('a PDF whose second half is zeros', Buffer.from(whole).fill(0, 300)),
  breaks('a PDF of zeros', Buffer.alloc(5000)),
  breaks('the header alone', text('%PDF-1.4\n%%EOF\n')),
  breaks('a PDF without a page', makePdf({ objects: { 2: '<</Type/Pages/Kids[]/Count 0>>' } })),
  breaks('a PDF whose page is missing', text(whole.toString('latin1').replace('3 0 obj', '9 0 obj'))),
  breaks(
    'a PDF without a catalog',
    text(whole.toString('latin1').replace('/Root 1 0 R', '').replace('/Catalog', '/Catalyst')),
  ),
  other('nothing', undefined, Buffer.alloc(0)),
  other('one byte', 'text', text('P')),
  other('half a signature', 'text', whole.subarray(0, 3)),
  other('a PDF far behind its start', 'text', Buffer.concat([Buffer.alloc(1100, 0x20), whole])),
  other('a picture', 'picture', png),
  other('RTF', 'rtf', text('{\\rtf1 CV}')),
  rows('pdf', 'executable')('a Windows program', exe),
  rows('pdf', 'executable')('a macOS program', text('\xcf\xfa\xed\xfe\x07')),
  rows('pdf', 'executable')('a script', Buffer.concat([text('\xef\xbb\xbf#!/bin/sh\n'), whole])),
];
