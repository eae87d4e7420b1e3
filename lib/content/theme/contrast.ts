import { wcagContrast } from 'culori';
import type { ColourName, Palette } from './palette';

type Pair = [front: ColourName | 'white', ground: ColourName | 'white', least: 4.5 | 3];

// Text needs 4.5:1; borders and marks of controls 3:1 (WCAG 2.2, 1.4.3 and 1.4.11).
const PAIRS: Pair[] = [
  ...(['paper', 'paper-deep', 'paper-raised', 'white', 'brand-tint', 'accent-tint'] as const).flatMap(
    (ground): Pair[] => [
      ['ink', ground, 4.5],
      ['ink-soft', ground, 4.5],
      ['brand', ground, 4.5],
      ['brand-deep', ground, 4.5],
    ],
  ),
  ['white', 'brand', 4.5],
  ['white', 'brand-deep', 4.5],
  ['white', 'ink-band', 4.5],
  ['brand-tint', 'ink-band', 4.5],
  ['brand-soft', 'ink-band', 4.5],
  ['accent', 'ink-band', 4.5],
  ['ink-band', 'accent', 4.5],
  ['accent-deep', 'accent-tint', 4.5],
  ['accent-deep', 'paper', 4.5],
  ['good', 'paper', 4.5],
  ['bad', 'paper', 4.5],
  ['bad', 'white', 4.5],
  ['line-strong', 'paper', 3],
  ['line-strong', 'white', 3],
];

/** A palette's colour pairs with insufficient contrast, with the actual and required ratio. */
export function contrastProblems(palette: Palette): string[] {
  const of = (name: ColourName | 'white') => (name === 'white' ? '#ffffff' : palette[name]);
  return PAIRS.flatMap(([front, ground, least]) => {
    const contrast = wcagContrast(of(front), of(ground));
    if (contrast >= least) return [];
    return `${front} ${of(front)} on ${ground} ${of(ground)} has a contrast of ${contrast.toFixed(2)}:1 and needs ${least}:1`;
  });
}
