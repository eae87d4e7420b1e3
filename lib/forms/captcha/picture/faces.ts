import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

type Face = { family: string; file: string; variations: string[] };

const folder = path.join(process.cwd(), 'node_modules/@fontsource-variable');
const face = (name: string, file: string, ...variations: string[]): Face => ({
  family: `Captcha ${file}`,
  file: path.join(folder, name, 'files', `${file}.woff2`),
  variations,
});

// A few variations each, because the canvas caches every one drawn. Thin weights break up at 30 px.
const FACES = [
  face(
    'bricolage-grotesque',
    'bricolage-grotesque-latin-standard-normal',
    '"wght" 600, "wdth" 80',
    '"wght" 760, "wdth" 100',
  ),
  face('inter', 'inter-latin-wght-normal', '"wght" 500', '"wght" 750'),
  face('inter', 'inter-latin-wght-italic', '"wght" 560', '"wght" 700'),
  face('roboto-slab', 'roboto-slab-latin-wght-normal', '"wght" 500', '"wght" 760'),
];

/** A random face: its family and variation for a canvas. Needs no system fonts. */
export function anyFace(): { family: string; variation: string } {
  const { family, file, variations } = oneOf(FACES);
  if (!GlobalFonts.has(family) && !GlobalFonts.registerFromPath(file, family))
    throw new Error(`cannot load the captcha's font ${file}`);
  return { family, variation: oneOf(variations) };
}

// Math.random suffices: the distortion is no secret; the code itself comes from node:crypto.

export function between(low: number, high: number): number {
  return low + Math.random() * (high - low);
}

export function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!;
}
