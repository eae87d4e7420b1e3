import * as files from '../../../test/cv-files';
import {
  damagedDocx,
  DOS_TEXT,
  docxWithTemplate,
  manyEntries,
  MB,
  objectStream,
  text,
} from '../../../test/cv-files-made';
import { zip } from '../../../test/cv-files-zip';
import type { CvExtension, CvProblem } from './cv';
import { inspectCv } from './cv-content';

const { pdf, pdfWith, doc, cfb, wordStream, docx, docxParts, wordTypes } = files;

type Case = [what: string, extension: CvExtension, bytes: Buffer, problem: CvProblem];
const cases: Case[] = [
  // Files with macros.
  ['a DOC with macros', 'doc', cfb(['WordDocument', 'Macros', 'VBA'], wordStream()), 'macros'],
  ['a DOC with a macro project', 'doc', cfb(['WordDocument', '_VBA_PROJECT'], wordStream()), 'macros'],
  ['a DOCX with macros', 'docx', zip({ ...docxParts, 'word/vbaProject.bin': 'x' }), 'macros'],
  [
    'a DOCX with macros, otherwise spelt',
    'docx',
    zip({ ...docxParts, 'word/VBAPROJECT.BIN': 'x' }),
    'macros',
  ],
  [
    'a macro-enabled document named DOCX',
    'docx',
    zip({
      ...docxParts,
      '[Content_Types].xml': `${wordTypes}application/vnd.ms-word.document.macroEnabled.main+xml`,
    }),
    'macros',
  ],
  ['a DOCX with a template from the web', 'docx', docxWithTemplate('https://evil.example/t.dotm'), 'macros'],
  // Files that would be executed.
  ['a Windows program', 'pdf', files.exe, 'executable'],
  ['a Windows program', 'docx', files.exe, 'executable'],
  ['a Linux program', 'doc', text('\x7fELF\x02\x01\x01'), 'executable'],
  ['a macOS program', 'pdf', text('\xcf\xfa\xed\xfe\x07'), 'executable'],
  ['a script', 'pdf', Buffer.concat([text('#!/bin/sh\n'), pdf]), 'executable'],
  ['a program that goes on as zip', 'docx', Buffer.concat([files.exe, docx]), 'executable'],
  ['a PDF that ends as zip', 'pdf', Buffer.concat([pdf, files.plainZip]), 'executable'],
  [
    'a PDF that ends as zip with a comment',
    'pdf',
    Buffer.concat([pdf, files.plainZip, Buffer.alloc(60_000)]),
    'executable',
  ],
  [
    'a PDF that is HTML as well',
    'pdf',
    text(`%PDF-1.4\n<html><script>alert(1)</script>${pdf}`),
    'executable',
  ],
  ['a PDF around a program', 'pdf', pdfWith(`2 0 obj stream\nMZ ${DOS_TEXT}`), 'executable'],
  ['a PDF that launches', 'pdf', pdfWith('2 0 obj<</S /Launch/F(cmd.exe)>>endobj'), 'executable'],
  [
    'a PDF that launches, spelt in code',
    'pdf',
    pdfWith('2 0 obj<</S/L#61unch/F(cmd.exe)>>endobj'),
    'executable',
  ],
  ['a PDF that launches from packed objects', 'pdf', objectStream('<</S/Launch/F(cmd.exe)>>'), 'executable'],
  [
    'a PDF that launches from hidden objects',
    'pdf',
    objectStream('<</S/Launch>>', '/Obj#53tm'),
    'executable',
  ],
  [
    'a PDF that starts a script',
    'pdf',
    pdfWith('2 0 obj<</OpenAction<</S/JavaScript/JS(x)>>>>endobj'),
    'executable',
  ],
  [
    'a PDF with scripts by name',
    'pdf',
    pdfWith('2 0 obj<</JavaScript 3 0 R>> <</S/JavaScript/JS(x)>>'),
    'executable',
  ],
  ['a DOC around a program', 'doc', cfb(['WordDocument'], wordStream(0, `MZ ${DOS_TEXT}`)), 'executable'],
  [
    'a DOCX that is a PDF as well',
    'docx',
    zip([['%PDF-1.4', ''], ...Object.entries(docxParts)]),
    'executable',
  ],
  ['a DOCX with a script inside', 'docx', zip({ ...docxParts, 'word/run.vbs': 'x' }), 'executable'],
  [
    'a DOCX around a program',
    'docx',
    zip({ ...docxParts, 'word/embeddings/oleObject1.bin': DOS_TEXT }),
    'executable',
  ],
  // Decompression bombs.
  [
    'a zip bomb',
    'docx',
    zip({ ...docxParts, 'word/x.xml': Buffer.alloc(51 * MB) }, { deflate: true }),
    'too-expanded',
  ],
  ['a bomb of many entries', 'docx', zip({ ...docxParts, ...manyEntries }), 'too-expanded'],
  [
    'a bomb in the content types',
    'docx',
    zip({ ...docxParts, '[Content_Types].xml': Buffer.alloc(2 * MB) }, { deflate: true }),
    'too-expanded',
  ],
  // Damaged files.
  [
    'a bomb that lies about its size',
    'docx',
    zip({ ...docxParts, 'word/document.xml': Buffer.alloc(60 * MB) }, { deflate: true, claimedSize: 100 }),
    'damaged',
  ],
  [
    'a bomb of packed PDF objects',
    'pdf',
    pdfWith(
      Array(12)
        .fill(objectStream(' '.repeat(3 * MB)).toString('latin1'))
        .join('\n'),
    ),
    'damaged',
  ],
  [
    'a PDF that launches from objects with a wrong checksum',
    'pdf',
    objectStream('<</S/Launch>>', '/ObjStm', (packed) => packed.fill(0, packed.length - 4)),
    'executable',
  ],
  [
    'a PDF with objects that cannot be unpacked',
    'pdf',
    objectStream('<</S/Launch>>', '/ObjStm', (packed) => packed.fill(0xff, 2)),
    'damaged',
  ],
  ['a DOCX that was cut off', 'docx', docx.subarray(0, -30), 'damaged'],
  ['a DOCX with something behind it', 'docx', Buffer.concat([docx, text('more')]), 'damaged'],
  ['a DOCX with a damaged text', 'docx', damagedDocx(), 'damaged'],
  [
    'a DOCX that leads out of its folder',
    'docx',
    zip({ ...docxParts, '../../etc/cron.d/x': 'x' }),
    'damaged',
  ],
  ['a DOCX that leads out by backslashes', 'docx', zip({ ...docxParts, '..\\..\\x': 'x' }), 'damaged'],
  ['a DOCX that leads to a root', 'docx', zip({ ...docxParts, '/etc/passwd': 'x' }), 'damaged'],
  ['a DOCX that leads to a drive', 'docx', zip({ ...docxParts, 'C:/x': 'x' }), 'damaged'],
  [
    'a DOCX with two texts',
    'docx',
    zip([...Object.entries(docxParts), ['word/document.xml', '']]),
    'damaged',
  ],
  [
    'hidden content types',
    'docx',
    zip({ ...docxParts, '[Content_Types].xml': `${wordTypes}macro&#69;nabled` }),
    'damaged',
  ],
  ['a DOC that was cut off', 'doc', doc.subarray(0, 600), 'wrong-type'],
  ['a DOC whose text is cut off', 'doc', doc.subarray(0, 1024), 'damaged'],
  ['the signature of a DOC alone', 'doc', doc.subarray(0, 8), 'damaged'],
];

test.each(cases)('%s as %s', async (_, extension, bytes, problem) => {
  const started = performance.now();
  expect(await inspectCv(bytes, extension)).toEqual({ problem });
  // No input may block the event loop for long.
  expect(performance.now() - started).toBeLessThan(1500);
});
