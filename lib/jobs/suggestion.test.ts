import { readSuggestions } from './suggestion';

test('the suggestions of an answer are read, and invalid ones skipped', async () => {
  const good = [
    { kind: 'title', label: 'Nurse' },
    { kind: 'city', label: 'Pune', href: '/job/location/pune' },
  ];
  const bad = [null, 'Nurse', { kind: 'title' }, { kind: 'city', label: 'Pune' }, { kind: 'x', label: 'y' }];
  expect(await readSuggestions(Response.json({ suggestions: [...good, ...bad] }))).toEqual(good);
});

test.each([[null], [{}], [{ suggestions: 'none' }]])('%j is not an answer', async (body) => {
  await expect(readSuggestions(Response.json(body))).rejects.toThrow(TypeError);
});
