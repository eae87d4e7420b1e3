import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { cdata, element } from './xml';

test.each([
  ['A & B <C> "D" ‘E’ ]]>', '<a>A &amp; B &lt;C&gt; &quot;D&quot; ‘E’ ]]&gt;</a>'],
  ['nul \u0000 bell \u0007 half \uD800 none \uFFFF', '<a>nul  bell  half  none </a>'],
  ['नर्स 😀', '<a>नर्स 😀</a>'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%j is written as %j', (text, xml) => {
  expect(element('a', text)).toBe(xml);
  if (xml) expect(XMLValidator.validate(xml)).toBe(true);
});

test.each([
  ['A & B <C>', 'A & B <C>'],
  ['x ]]> y ]]]]>> z', 'x ]]> y ]]]]>> z'],
  ['bell \u0007.', 'bell .'],
])('%j survives a round trip through CDATA', (text, read) => {
  const xml = cdata('a', text);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect((new XMLParser().parse(xml) as { a: string }).a).toBe(read);
  expect(cdata('a', '')).toBe('');
});
