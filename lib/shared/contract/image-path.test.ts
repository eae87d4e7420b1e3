import { decodeImagePath, encodeImagePath } from './image-path';

test.each([
  ['jobs/logo.png', 'jobs/logo.png'],
  ['jobs/our  logo.png', 'jobs/our%20%20logo.png'],
  ['jobs/logo (1).png', 'jobs/logo%20(1).png'],
  ['jobs/logo@2x.png', 'jobs/logo%402x.png'],
  ['jobs/Neem & Sons.png', 'jobs/Neem%20%26%20Sons.png'],
  ["jobs/Rao’s, a+b=c;~!$[1]'.png", "jobs/Rao%E2%80%99s%2C%20a%2Bb%3Dc%3B~!%24%5B1%5D'.png"],
  ['कंपनी/लोगो.png', '%E0%A4%95%E0%A4%82%E0%A4%AA%E0%A4%A8%E0%A5%80/%E0%A4%B2%E0%A5%8B%E0%A4%97%E0%A5%8B.png'],
  ['jobs/100% logo.png', 'jobs/100%25%20logo.png'],
])('%j is %s, also if it was encoded already', (path, encoded) => {
  expect(encodeImagePath(decodeImagePath(path))).toBe(encoded);
  expect(encodeImagePath(decodeImagePath(encoded))).toBe(encoded);
});

test.each([
  [''],
  ['../secret.png'],
  ['jobs/../../secret.png'],
  ['https://evil.example/a.png'],
  ['\\\\evil.example\\a.png'],
  ['a.png?x=1'],
  ['a.png#x'],
  ['a"onerror="b.png'],
  ['a<b>.png'],
  ['a\nb.png'],
  ['a\uD800b.png'],
  ['a%2fb.png'],
])('%j is no path', (path) => {
  expect(encodeImagePath(path)).toBeNull();
});
