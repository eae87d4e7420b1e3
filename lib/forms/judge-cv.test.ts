import { cvProblems, misnamed, RICH_TEXT } from '../content/forms/cv-problems';
import { CV_MAX_BYTES } from '../shared/cv/cv';
import { doc, docx, exe, pdf, plainZip, png, xlsx } from '../../test/cv-files/plain';
import { checkCv } from './cv';
import { judgeCv, problemByName } from './judge-cv';

const rtf = Buffer.from('{\\rtf1 CV}');
const zeros = Buffer.alloc(3000);
const named = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

test.each([
  ['nothing chosen', named(Buffer.alloc(0), ''), cvProblems.missing],
  ['an empty file', named(Buffer.alloc(0), 'cv.pdf'), cvProblems.empty],
  ['a large file', named(Buffer.alloc(CV_MAX_BYTES + 1), 'cv.pdf'), cvProblems['too-large']],
  ['a picture', named(png, 'cv.png'), cvProblems['wrong-type']],
  ['a PDF', named(pdf, 'cv.pdf'), null],
])('%s is judged by name and size', async (_, file, problem) => {
  expect(problemByName(file)).toBe(problem);
  expect(await judgeCv(file)).toBe(problem);
});

test.each([
  ['a picture', png, 'cv.pdf', cvProblems['wrong-type']],
  ['a PDF', pdf, 'cv.docx', cvProblems['wrong-type']],
  ['a program', exe, 'cv.pdf', cvProblems.executable],
  ['zeros', zeros, 'cv.pdf', cvProblems.damaged],
  ['RTF', rtf, 'cv.doc', misnamed(RICH_TEXT, 'doc')],
  ['a PDF behind lines of a mail', Buffer.concat([Buffer.from('Subject: CV\n\n'), pdf]), 'cv.pdf', null],
  ['a DOC', doc, 'cv.doc', null],
  ['a DOCX', docx, 'cv.docx', null],
])('%s named %s is judged by its first bytes', async (_, bytes, name, problem) => {
  expect(await judgeCv(named(bytes, name))).toBe(problem);
});

test.each(['cv.pdf', 'cv.doc', 'cv.docx', 'cv.txt'])(
  'what is refused as %s when it is chosen is refused by the server',
  async (name) => {
    for (const bytes of [
      pdf,
      doc,
      docx,
      png,
      exe,
      xlsx,
      plainZip,
      rtf,
      zeros,
      Buffer.from('MZ'),
      Buffer.from('text'),
    ]) {
      const [judged, checked] = [await judgeCv(named(bytes, name)), await checkCv(named(bytes, name))];
      if (judged) expect(checked).toHaveProperty('problem');
    }
  },
);

test('a file that the browser cannot read is told to be chosen again', async () => {
  const file = named(pdf, 'cv.pdf');
  file.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await judgeCv(file)).toBe(cvProblems.damaged);
});
