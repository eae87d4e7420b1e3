import { cvKinds, cvProblems, otherKind } from '../content/forms/cv-problems';
import { cvFileName } from '../base/text/file-name';
import { doc, docx, pdf, plainZip, png, exe, xlsx } from '../../test/cv-files/plain';
import { jpeg, webp } from '../../test/cv-files/pictures';
import { zip } from '../../test/cv-files/word';
import { judgeCv } from './judge-cv';
import { checkCv } from './posted-forms';

const named = (bytes: Uint8Array, name: string, type = '') =>
  new File([new Uint8Array(bytes)], name, { type });
const text = (content: string) => Buffer.from(content, 'latin1');
const ftyp = (brand: string) => text(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`);

test.each([
  ['cv.pdf', pdf, 'application/pdf'],
  ['cv.doc', doc, 'application/msword'],
  ['cv.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['cv.jpg', jpeg, 'image/jpeg'],
  ['cv.png', png, 'image/png'],
  ['cv.webp', webp, 'image/webp'],
])('%s is a CV', async (name, bytes, type) => {
  // The type that the browser declares does not count.
  const checked = await checkCv(named(bytes, name, 'text/html'));
  if ('problem' in checked) throw new Error(checked.problem);
  expect(checked.cv).toMatchObject({ name, type });
  expect(Buffer.from(checked.cv.bytes).equals(bytes)).toBe(true);
});

test.each([
  // As phones, messengers, browsers and people name them.
  ['DOC-20261101-WA0005.', pdf, 'DOC-20261101-WA0005.pdf'],
  ['resume.pdf (1)', pdf, 'resume (1).pdf'],
  ['Resume.pdf.download', pdf, 'Resume-download.pdf'],
  ['', pdf, 'cv.pdf'],
  ['cv.docx', pdf, 'cv.pdf'],
  ['cv.docx', doc, 'cv.doc'],
  ['My Resume.docx.pdf', docx, 'My Resume.docx'],
  ['resume.pdf_', pdf, 'resume_.pdf'],
  ['S.Kumar', doc, 'S-Kumar.doc'],
  ['cv.pdf.html', pdf, 'cv-html.pdf'],
  ['image:1000012345', pdf, 'image1000012345.pdf'],
  ['बायोडाटा', docx, 'बायोडाटा.docx'],
  ['.pdf', pdf, 'cv.pdf'],
  ['IMG-20261101-WA0005.jpeg', jpeg, 'IMG-20261101-WA0005.jpg'],
  ['PXL_1.MP.jpg', jpeg, 'PXL_1.MP.jpg'],
  ['CV.PDF', png, 'CV.png'],
  ['CV.webp.png', webp, 'CV.webp'],
  ['cv.jpg.html', jpeg, 'cv-html.jpg'],
])('a file named %j is identified by its content, and stored as %#', async (name, bytes, kept) => {
  expect(await checkCv(named(bytes, name))).toMatchObject({ cv: { name: kept } });
});

const odt = zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' });

test.each([
  ['cv.pdf', text('I am a CV'), cvKinds.text],
  ['cv.txt', Buffer.from('\ufeffAsha Rao', 'utf16le'), cvKinds.text],
  ['cv.pdf', text('<!doctype html><script>alert(1)</script>'), cvKinds.html],
  ['cv.doc', text('\r\n<HTML xmlns:w="urn:schemas-microsoft-com:office:word">'), cvKinds.html],
  ['cv.doc', text('{\\rtf1 CV}'), cvKinds.rtf],
  ['cv.docx', odt, cvKinds.odt],
  ['cv.pages', zip({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }), cvKinds.pages],
  ['IMG_0001.HEIC', ftyp('heic'), cvKinds.heic],
  ['IMG_0001.pdf', ftyp('mif1'), cvKinds.heic],
  ['cv.jpg', text('GIF89a'), cvKinds.picture],
  ['me.mp4', ftyp('isom'), cvKinds.film],
  ['cv.rar', text('Rar!\x1a\x07\x01\0'), cvKinds.zip],
  ['cv.zip', text('7z\xbc\xaf\x27\x1c'), cvKinds.zip],
])('%s of another type is named, with a way out', async (name, bytes, kind) => {
  const checked = await checkCv(named(bytes, name));
  expect(checked).toEqual({ problem: expect.stringContaining(`This is ${kind}. `) });
  expect(checked).toEqual({ problem: expect.stringMatching(/and choose that file$/) });
});

test('an archive may be a DOCX until all of it is examined', async () => {
  expect(await checkCv(named(plainZip, 'cv.zip'))).toMatchObject({ cv: { name: 'cv-zip.docx' } });
});

test.each([
  ['Asha Rao – CV (2026).pdf', 'Asha Rao – CV (2026).pdf'],
  ['जीवन वृत्त.pdf', 'जीवन वृत्त.pdf'],
  ['क्\u200dष.pdf', 'क्\u200dष.pdf'],
  ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
  ['/etc/../cv.pdf', 'cv.pdf'],
  ['../../etc/pass\u0000wd.pdf', 'passwd.pdf'],
  ['a"b<c>d|e:f*g?.pdf', 'abcdefg.pdf'],
  ['line\r\nbreak.pdf', 'linebreak.pdf'],
  ['cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
  ['cv\u00ad\u2066\u{e0041}.pdf', 'cv.pdf'],
  ['\u202e.pdf', 'cv.pdf'],
  ['...hidden.pdf', 'hidden.pdf'],
])('the name %j is forwarded as %j', (name, clean) => {
  expect(cvFileName(name, 'pdf')).toBe(clean);
});

test.each([['x'], ['😀'], ['म']])(
  'a long name of %s is cut to 120 characters with its ending',
  (character) => {
    const clean = cvFileName(`${character.repeat(300)}.docx`, 'docx');
    expect([...clean]).toHaveLength(120);
    expect(clean).toBe(`${character.repeat(115)}.docx`);
  },
);

const rtf = Buffer.from('{\\rtf1 CV}');
const zeros = Buffer.alloc(3000);

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
  for (const bytes of [pdf, doc, docx, png, exe, xlsx, plainZip, rtf, zeros, Buffer.from('text')]) {
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
