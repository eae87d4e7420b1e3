import { htmlToText } from '../base/text/html-to-text';
import { normalise } from './normalise';

test.each([
  ['Senior C++ / C# / F# Developer', 'senior cplusplus csharp fsharp developer'],
  ['C++11 and C', 'cplusplus 11 and c'],
  ['ASP.NET, .NET Core, VB.Net', 'asp dotnet dotnet core vb dotnet'],
  ['a.network', 'a network'],
  ['Node.js, Vue.JS & Next.js; node js', 'nodejs vuejs nextjs node js'],
  ['Café Zürich ŁÓDŹ straße İzmir', 'cafe zurich lodz strasse izmir'],
  ['ｆｕｌｌ ﬁt x²', 'full fit x2'],
  ["men’s L'Oréal", 'mens loreal'],
  ['⭐️ R&D 1️⃣ 👩‍💻', 'r d 1'],
  ['', ''],
  ['"*()-+^:{} \0', ''],
  ['\ud800abc\udc00', 'abc'],
])('%j becomes %j', (text, words) => {
  expect(normalise(text)).toBe(words);
});

test('words of Indian scripts keep their marks, with and without joiners', () => {
  expect(normalise('ಬೆಂಗಳೂರು, வேலை | नौकरी')).toBe('ಬೆಂಗಳೂರು வேலை नौकरी'.normalize('NFC'));
  expect(normalise('क्\u200dष')).toBe(normalise('क्ष'));
  expect(normalise('क़लम')).toBe(normalise('क\u093cलम'));
});

test('a word is at most 40 letters long and never half a letter', () => {
  expect(normalise('x'.repeat(1000))).toBe('x'.repeat(40));
  expect([...normalise('𐐷'.repeat(100))]).toHaveLength(40);
});

test('block tags separate words, inline tags do not, entities are decoded', () => {
  const html = '<ul><li>Java</li><li>SQL</li></ul><b>P</b>ython<br>C&#43;&#43; R&amp;D<!-- x -->';
  expect(normalise(htmlToText(html))).toBe('java sql python cplusplus r d');
});

test('scripts and styles are not text', () => {
  expect(normalise(htmlToText('a<style>p{color:red}</style>b<script>alert(1)</script>c'))).toBe('a b c');
});

test('malformed HTML is handled in linear time', () => {
  expect(normalise(htmlToText('x < 5 <p>open <b'))).toBe('x 5 open b');
  expect(htmlToText('<'.repeat(300_000))).toHaveLength(300_000);
  expect(htmlToText('<!--'.repeat(100_000))).toHaveLength(400_000);
});
