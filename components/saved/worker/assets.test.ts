import { assetPaths } from './assets';

test('a page needs its scripts, styles, fonts and drawings, each once', () => {
  const html = `<link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/b~1.js"></script>
    <img src="/logo.svg"/><use href="/_next/static/media/icons.12.svg#star"/>
    <script>self.__next_f.push([1,"[\\"/_next/static/chunks/c.js\\",\\"/_next/static/chunks/b~1.js\\"]"])</script>
    <img src="https://cdn.example/x.svg"/><a href="/job-details/1/cook">Cook</a>`;
  expect(assetPaths(html, 'https://dwaar.example/saved')).toEqual([
    '/_next/static/chunks/a.css',
    '/_next/static/chunks/b~1.js',
    '/logo.svg',
    '/_next/static/media/icons.12.svg',
    '/_next/static/chunks/c.js',
  ]);
});

test('a style sheet needs the site’s files that it references', () => {
  const css = `@font-face{src:url(../media/inter.woff2)format("woff2")}.jaali{background:url("/jaali.svg")}
    .mark{background:url("data:image/svg+xml,%3Csvg")}.x{background:url(https://cdn.example/y.png)}`;
  expect(assetPaths(css, 'https://dwaar.example/_next/static/chunks/a.css')).toEqual([
    '/_next/static/media/inter.woff2',
    '/jaali.svg',
  ]);
});
