import { cvKinds, cvProblems, otherKind } from '../content/forms/cv-problems';
import { CV_MAX_BYTES } from '../cv/cv';
import { doc, docx, exe, pdf, plainZip, png, xlsx } from '../../test/cv-files/plain';
import { checkCv } from './cv';
import { judgeCv, problemBySize } from './judge-cv';

const rtf = Buffer.from('{\\rtf1 CV}');
const zeros = Buffer.alloc(3000);
const named = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

test.each([
  ['nothing chosen', named(Buffer.alloc(0), ''), cvProblems.missing],
  ['an empty file', named(Buffer.alloc(0), 'cv.pdf'), cvProblems.empty],
  ['a large file', named(Buffer.alloc(CV_MAX_BYTES + 1), 'cv.pdf'), cvProblems['too-large']],
  ['a PDF', named(pdf, 'cv.pdf'), null],
  ['a PDF without a name', named(pdf, ''), null],
])('%s is judged by its size', async (_, file, problem) => {
  expect(problemBySize(file)).toBe(problem);
  expect(await judgeCv(file)).toBe(problem);
});

test.each([
  ['a picture', png, 'cv.pdf', otherKind('picture')],
  ['a program', exe, 'cv.pdf', cvProblems.executable],
  ['zeros', zeros, 'cv.pdf', cvProblems.damaged],
  ['RTF', rtf, 'cv.doc', otherKind('rtf')],
  ['a PDF', pdf, 'cv.docx', null],
  ['a PDF', pdf, 'DOC-20261101-WA0005.', null],
  ['a PDF behind lines of a mail', Buffer.concat([Buffer.from('Subject: CV\n\n'), pdf]), 'cv.pdf', null],
  ['a DOC', doc, 'cv.pages', null],
  ['a DOCX', docx, 'cv', null],
])('%s named %s is judged by its first bytes', async (_, bytes, name, problem) => {
  expect(await judgeCv(named(bytes, name))).toBe(problem);
});

test('what is refused when it is chosen is refused by the server', async () => {
  for (const bytes of [
    ...[pdf, doc, docx, png, exe, xlsx, plainZip, rtf, zeros],
    ...[Buffer.from('MZ'), Buffer.from('text')],
  ]) {
    const judged = await judgeCv(named(bytes, 'cv.pdf'));
    if (!judged) continue;
    expect(await checkCv(named(bytes, 'cv.pdf'))).toEqual({ problem: judged });
  }
});

test('every kind has a name', () => {
  for (const kind of Object.values(cvKinds)) expect(kind).toMatch(/^an? /);
});

test('a file that the browser cannot read is told to be chosen again', async () => {
  const file = named(pdf, 'cv.pdf');
  file.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await judgeCv(file)).toBe(cvProblems.damaged);
});
