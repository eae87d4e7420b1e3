import { encodeImagePath, imagePathOf } from './image-path';

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
  expect(encodeImagePath(imagePathOf(path, []))).toBe(encoded);
  expect(encodeImagePath(imagePathOf(encoded, []))).toBe(encoded);
});

test.each([
  '',
  '../secret.png',
  'jobs/../../secret.png',
  'https://evil.example/a.png',
  '\\\\evil.example\\a.png',
  'a.png?x=1',
  'a.png#x',
  'a"onerror="b.png',
  'a<b>.png',
  'a\nb.png',
  'a\uD800b.png',
  'a%2fb.png',
])('%j is not a path', (path) => expect(encodeImagePath(path)).toBeNull());

test.each([
  ['jobs/a.png', 'jobs/a.png'],
  ['/jobs/a.png', 'jobs/a.png'],
  ['/storage/jobs/a.png', 'jobs/a.png'],
  ['storage/app/public/jobs/a.png', 'jobs/a.png'],
  ['/storage/app/public/storage/app/public/jobs/a.png', 'jobs/a.png'],
  ['public/jobs/a.png', 'jobs/a.png'],
  ['public/storage/jobs/a.png', 'jobs/a.png'],
  ['https://api.example.in/storage/jobs/a.png', 'jobs/a.png'],
  ['http://api.example.in:8000/storage/app/public/jobs/our%20logo.png', 'jobs/our logo.png'],
  ['HTTPS://API.example.in/storage/jobs/a.png', 'jobs/a.png'],
  ['//api.example.in/storage/jobs/a.png', 'jobs/a.png'],
  ['https://api.example.in/uploads/a.png?v=3', 'uploads/a.png'],
])('%j is the image %j of the API at api.example.in', (image, path) => {
  expect(imagePathOf(image, ['api.example.in'])).toBe(path);
});

test.each([
  'https://evil.example/storage/a.png',
  '//evil.example/a.png',
  'https://api.example.in@evil.example/a.png',
  'https://api.example.in.evil.example/a.png',
  '\\\\evil.example\\a.png',
  '/\\evil.example/a.png',
  'ftp://api.example.in/a.png',
  'file:///etc/a.png',
  'data:image/png;base64,AAAA',
])('%j is not an image of that API', (image) => expect(imagePathOf(image, ['api.example.in'])).toBe(''));
