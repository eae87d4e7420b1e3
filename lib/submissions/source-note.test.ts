/** @jest-environment node */
import { sourceNote } from './source-note';

test('a campaign is noted in a line, none is not', () => {
  expect(sourceNote('source=jooble; utm_campaign=nov')).toBe('[Source: source=jooble; utm_campaign=nov]');
  expect(sourceNote('')).toBe('');
});
