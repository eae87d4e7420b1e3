import { cvProblems, otherKind } from '../content/forms/cv-problems';
import { doc, docx, exe, pdf, plainZip, png, xlsx } from '../../test/cv-files/plain';
import { checkCv } from './cv';
import { judgeCv } from './judge-cv';

const rtf = Buffer.from('{\\rtf1 CV}');
const zeros = Buffer.alloc(3000);
const named = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

test.each([
  ['a picture that no browser shows', Buffer.from('II*\0'), 'cv.jpg', otherKind('picture')],
  ['a photograph', png, 'cv.pdf', null],
  ['a program', exe, 'cv.pdf', cvProblems.executable],
  ['zeros', zeros, 'cv.pdf', cvProblems.damaged],
  ['a PDF', pdf, 'DOC-20261101-WA0005.', null],
  ['a PDF behind lines of a mail', Buffer.concat([Buffer.from('Subject: CV\n\n'), pdf]), 'cv.pdf', null],
])('%s named %s is judged by its first bytes', async (_, bytes, name, problem) => {
  expect(await judgeCv(named(bytes, name))).toBe(problem);
});

test('the server refuses everything that is refused on selection', async () => {
  for (const bytes of [
    ...[pdf, doc, docx, png, exe, xlsx, plainZip, rtf, zeros],
    ...[Buffer.from('MZ'), Buffer.from('text')],
  ]) {
    const judged = await judgeCv(named(bytes, 'cv.pdf'));
    if (!judged) continue;
    expect(await checkCv(named(bytes, 'cv.pdf'))).toEqual({ problem: judged });
  }
});

test('a file that the browser cannot read must be selected again', async () => {
  const file = named(pdf, 'cv.pdf');
  file.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await judgeCv(file)).toBe(cvProblems.damaged);
});
