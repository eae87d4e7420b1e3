const IN_HTML = /\/_next\/static\/[\w/.~%-]{1,200}\.\w+|(?<=")\/[\w-]+\.svg/g;
const IN_CSS = /url\(["']?([^"')]+)/g;

/**
 * Paths of the site's scripts, styles, fonts and drawings that a page or style sheet references. `text`: its HTML or
 * CSS; `url`: its source.
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
