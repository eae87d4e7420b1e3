import { cvProblems } from '../content/forms/cv-problems';
import { cleanFileName } from '../shared/cv/cv';
import { doc, docx, exe, pdf, plainZip, png, xlsx } from '../../test/cv-files';
import { checkCv } from './cv';

const named = (bytes: Buffer, name: string, type = '') => new File([new Uint8Array(bytes)], name, { type });

test.each([
  ['cv.pdf', pdf, 'application/pdf'],
  ['CV.PDF', pdf, 'application/pdf'],
  ['cv.doc', doc, 'application/msword'],
  ['cv.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])('%s is a CV', async (name, bytes, type) => {
  // The type that the browser declares does not count.
  const checked = await checkCv(named(bytes, name, 'text/html'));
  if ('problem' in checked) throw new Error(checked.problem);
  expect(checked.cv).toMatchObject({ name, type });
  expect(Buffer.from(checked.cv.bytes).equals(bytes)).toBe(true);
});

test.each([
  ['text', 'cv.pdf', Buffer.from('I am a CV')],
  ['HTML', 'cv.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['HTML', 'cv.doc', Buffer.from('<!doctype html>')],
  ['a picture', 'cv.docx', png],
  ['a plain zip', 'cv.docx', plainZip],
  ['a spreadsheet', 'cv.docx', xlsx],
  ['a PDF', 'cv.docx', pdf],
  ['a DOCX', 'cv.doc', docx],
  ['a DOC', 'cv.docx', doc],
  ['a DOCX', 'cv.pdf', docx],
  ['half a signature', 'cv.pdf', pdf.subarray(0, 3)],
])('%s named %s is refused', async (_, name, bytes) => {
  expect(await checkCv(named(bytes, name))).toEqual({ problem: cvProblems['wrong-type'] });
});

test.each([
  ['a program', exe, 'cv.exe'],
  ['a PDF', pdf, 'cv.exe'],
  ['a PDF', pdf, 'cv.pdf.html'],
  ['a PDF', pdf, 'cv'],
])('%s under a wrong extension is refused', async (_, bytes, name) => {
  expect(await checkCv(named(bytes, name))).toEqual({ problem: cvProblems['wrong-type'] });
});

test('every problem has its own message', async () => {
  expect(await checkCv(named(exe, 'cv.pdf'))).toEqual({ problem: cvProblems.executable });
  const words = [...Object.values(cvProblems)];
  expect(new Set(words).size).toBe(9);
});

test('the CV gets its clean name', async () => {
  expect(await checkCv(named(pdf, '../../etc/pass\u0000wd.pdf'))).toMatchObject({
    cv: { name: 'passwd.pdf' },
  });
});

test('a name with nothing left gets a default', async () => {
  expect(await checkCv(named(pdf, '\u202e.pdf'))).toMatchObject({ cv: { name: 'cv.pdf' } });
});

test.each([
  ['Asha Rao – CV (2026).pdf', 'Asha Rao – CV (2026).pdf'],
  ['जीवन वृत्त.docx', 'जीवन वृत्त.docx'],
  ['C:\\Users\\asha\\cv.doc', 'cv.doc'],
  ['/etc/../cv.pdf', 'cv.pdf'],
  ['a"b<c>d|e:f*g?.pdf', 'abcdefg.pdf'],
  ['line\r\nbreak.pdf', 'linebreak.pdf'],
  ['cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
  ['cv\ud800.pdf', 'cv.pdf'],
  ['  cv.pdf  ', 'cv.pdf'],
])('cleanFileName(%j) is %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test.each([['x'], ['😀']])('a long name of %s is cut to 120 characters with its extension', (character) => {
  const clean = cleanFileName(`${character.repeat(300)}.docx`);
  expect([...clean]).toHaveLength(120);
  expect(clean).toBe(`${character.repeat(115)}.docx`);
});
