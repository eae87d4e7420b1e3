const IN_HTML = /\/_next\/static\/[\w/.~%-]+\.\w+|(?<=")\/[\w-]+\.svg/g;
const IN_CSS = /url\(["']?([^"')]+)/g;

/**
 * The paths of what a page or a style sheet needs of this site: scripts, styles, fonts, drawings. `text`: its HTML or
 * CSS; `url`: where it was read.
 */
export function assetPaths(text: string, url: string): string[] {
  const isStyle = new URL(url).pathname.endsWith('.css');
  const found = isStyle ? [...text.matchAll(IN_CSS)].map(([, address]) => address!) : text.match(IN_HTML);
  const urls = (found ?? [])
    .filter((address) => !address.startsWith('data:'))
    .map((each) => new URL(each, url));
  return [
    ...new Set(urls.filter(({ origin }) => origin === new URL(url).origin).map(({ pathname }) => pathname)),
  ];
}
