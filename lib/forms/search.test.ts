/** @jest-environment node */
import { searchForm } from './search';

test.each([
  [{}, { keyword: '', category: '' }],
  [
    { keyword: ' nurse ', category: ' 3 ' },
    { keyword: 'nurse', category: '3' },
  ],
  [{ keyword: 'x'.repeat(200) }, { keyword: 'x'.repeat(200), category: '' }],
])('search %j is accepted', (form, expected) => {
  expect(searchForm.parse(form)).toEqual(expected);
});

test.each([[{ keyword: 'x'.repeat(201) }], [{ category: 'x'.repeat(65) }], [{ keyword: {} }]])(
  'search %j is refused',
  (form) => {
    expect(searchForm.safeParse(form).success).toBe(false);
  },
);
