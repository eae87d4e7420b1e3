import { gzipSync } from 'node:zlib';

/** A page's size in gzip bytes (level 6, as servers use), and its scripts' text. */
type PageWeight = {
  html: number;
  scripts: number;
  styles: number;
  styleSheets: number;
  /** Preloaded font files, and their size together. */
  preloadedFonts: string[];
  fontBytes: number;
  /** Font files referenced by its style sheets. */
  fonts: string[];
  scriptText: string;
  styleText: string;
};

/** Loads a page and everything that its HTML references. @throws Error when a response is not 200 */
export async function weighPage(url: string): Promise<PageWeight> {
  const { text: html, link } = await load(url);
  const asset = async (href: string) => (await load(new URL(href, url).href)).text;
  // Browsers with module support skip `nomodule` scripts.
  const scripts = await Promise.all(
    addressesOf(html, /<script\b(?![^>]*\bnoModule\b)[^>]*\bsrc="([^"]+)"/gi).map(asset),
  );
  const styles = await Promise.all(
    addressesOf(html, /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g).map(asset),
  );
  const styleText = styles.join('\n');
  // Next preloads fonts in the HTML or, for dynamic pages, in the Link header.
  const preloadedFonts = addressesOf(`${html}\n${link}`, /[<"]([^<>"]+\.woff2)[>"]/g);
  return {
    html: gzipBytes(html),
    scripts: sum(scripts.map(gzipBytes)),
    styles: sum(styles.map(gzipBytes)),
    styleSheets: styles.length,
    preloadedFonts,
    fontBytes: sum(await Promise.all(preloadedFonts.map((font) => bytesOf(new URL(font, url).href)))),
    fonts: addressesOf(styleText, /url\(["']?([^"')]+\.(?:woff2?|ttf|otf))/g),
    scriptText: scripts.join('\n'),
    styleText,
  };
}

function addressesOf(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, address]) => address!))];
}

async function load(url: string): Promise<{ text: string; link: string }> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return { text: await response.text(), link: response.headers.get('link') ?? '' };
}

const bytesOf = async (url: string) => (await (await fetch(url)).arrayBuffer()).byteLength;
const gzipBytes = (text: string) => gzipSync(text, { level: 6 }).length;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
