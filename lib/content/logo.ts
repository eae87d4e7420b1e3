import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePublicDir } from '../base/site-dir';
import { identity } from './identity';

/** Size in the header and footer, in pixels. */
const HEIGHT = 36;
const MAX_WIDTH = 180;
/** A logo at least this wide relative to its height contains the name. */
const WORDMARK_RATIO = 2;

/** The agency's logo, and whether to show its name beside it. */
export const logo = logoOf(ratioOf(readLogo()));

/** @param ratio width divided by height */
export function logoOf(ratio: number) {
  return {
    src: identity.logo,
    width: Math.min(MAX_WIDTH, Math.round(HEIGHT * ratio)),
    height: HEIGHT,
    name: identity.name,
    hasNameBeside: identity.nameBesideLogo ?? ratio < WORDMARK_RATIO,
  };
}
export type Logo = ReturnType<typeof logoOf>;

/** An SVG's aspect ratio from its viewBox, or its size; 1 if it states neither. */
export function ratioOf(svg: string): number {
  const root = /<svg\b[^<>]*>/.exec(svg)?.[0] ?? '';
  const stated = (name: string) => new RegExp(`\\s${name}=["']([^"']*)`).exec(root)?.[1];
  const [, , boxWidth, boxHeight] =
    stated('viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const ratio =
    parseFloat(boxWidth ?? stated('width') ?? '') / parseFloat(boxHeight ?? stated('height') ?? '');
  return ratio > 0 && Number.isFinite(ratio) ? ratio : 1;
}

// `npm run content` reports a missing logo.
function readLogo(): string {
  const file = path.join(sitePublicDir(), identity.logo);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
