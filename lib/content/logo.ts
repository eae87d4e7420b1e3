import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePublicDir } from '../base/site-dir';
import { identity } from './identity';

/** Pixels that the header and the footer give it. */
const HEIGHT = 36;
const MAX_WIDTH = 180;
/** One at least so wide for its height has the name in it. */
const WORDMARK_RATIO = 2;

/** The agency's logo as pages show it, and whether its name stands beside it. */
export const logo = logoOf(ratioOf(readLogo()));

/** @param ratio the drawing's width by its height */
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

/** Width by height of an SVG by its viewBox, or else by its size; 1 where it states neither. */
export function ratioOf(svg: string): number {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const stated = (name: string) => new RegExp(`\\s${name}=["']([^"']*)`).exec(root)?.[1];
  const [, , boxWidth, boxHeight] =
    stated('viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const ratio =
    parseFloat(boxWidth ?? stated('width') ?? '') / parseFloat(boxHeight ?? stated('height') ?? '');
  return ratio > 0 && Number.isFinite(ratio) ? ratio : 1;
}

// A missing one is told by `npm run content`.
function readLogo(): string {
  const file = path.join(sitePublicDir(), identity.logo);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
