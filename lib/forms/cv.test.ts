import { cvDangers, cvKinds } from '../content/forms/cv-dangers';
import { cvProblems } from '../content/forms/cv-problems';
import { cleanFileName } from '../shared/cv/cv';
import { doc, docx, exe, pdf, plainZip, png, xlsx } from '../../test/cv-files/plain';
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
  ['a plain text file', 'cv.pdf', Buffer.from('I am a CV')],
  ['a web page', 'cv.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an RTF file', 'cv.doc', Buffer.from('{\\rtf1 CV}')],
  ['a picture', 'cv.docx', png],
  ['an archive of files', 'cv.docx', plainZip],
  ['a spreadsheet', 'cv.docx', xlsx],
  ['a PDF file', 'cv.docx', pdf],
  ['a new Word file', 'cv.doc', docx],
  ['an old Word file', 'cv.docx', doc],
])('%s named %s is called by its name', async (what, name, bytes) => {
  const ending = name.slice(2);
  const problem = `This is ${what}, though its name ends in ${ending}. Save it as PDF and choose that file`;
  expect(await checkCv(named(bytes, name))).toEqual({ problem });
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
  const words = [...Object.values(cvProblems), ...Object.values(cvDangers), ...Object.values(cvKinds)];
  expect(new Set(words).size).toBe(6 + 5 + 11);
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
