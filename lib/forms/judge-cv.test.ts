import { cvProblems } from '../content/forms/cv-problems';
import { CV_MAX_BYTES } from '../shared/cv/cv';
import { doc, docx, exe, pdf, plainZip, png, xlsx } from '../../test/cv-files';
import { checkCv } from './cv';
import { judgeCv, problemByName } from './judge-cv';

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
  ['a DOC', doc, 'cv.doc', null],
  ['a DOCX', docx, 'cv.docx', null],
])('%s named %s is judged by its first bytes', async (_, bytes, name, problem) => {
  expect(await judgeCv(named(bytes, name))).toBe(problem);
});

test('what is said of a file when it is chosen is what the server says of it', async () => {
  for (const bytes of [pdf, doc, docx, png, exe, xlsx, plainZip, Buffer.from('MZ'), Buffer.from('text')])
    for (const name of ['cv.pdf', 'cv.doc', 'cv.docx', 'cv.txt']) {
      const judged = await judgeCv(named(bytes, name));
      const checked = await checkCv(named(bytes, name));
      if (judged) expect(checked).toEqual({ problem: judged });
    }
});

test('a file that the browser cannot read is told to be chosen again', async () => {
  const file = named(pdf, 'cv.pdf');
  file.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await judgeCv(file)).toBe(cvProblems.damaged);
});
