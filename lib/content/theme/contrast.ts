import { wcagContrast } from 'culori';
import type { ColourName, Palette } from './palette';

type Ground = ColourName | 'white';

// Text needs 4.5:1; borders and marks of controls 3:1 (WCAG 2.2, 1.4.3 and 1.4.11).
const PAIRS: [fronts: Ground[], grounds: Ground[], least: 4.5 | 3][] = [
  [
    ['ink', 'ink-soft', 'brand', 'brand-deep'],
    ['paper', 'paper-deep', 'paper-raised', 'white', 'brand-tint', 'accent-tint'],
    4.5,
  ],
  [['white'], ['brand', 'brand-deep'], 4.5],
  [['white', 'brand-tint', 'brand-soft', 'accent'], ['ink-band'], 4.5],
  [['ink-band'], ['accent'], 4.5],
  [['accent-deep'], ['accent-tint', 'paper'], 4.5],
  [['good', 'bad'], ['paper'], 4.5],
  [['bad'], ['white'], 4.5],
  [['line-strong'], ['paper', 'white'], 3],
];

/** A palette's colour pairs with insufficient contrast, with the actual and required ratio. */
export function contrastProblems(palette: Palette): string[] {
  const colours = { ...palette, white: '#ffffff' };
  const said = (name: Ground) => `${name} ${colours[name]}`;
  return PAIRS.flatMap(([fronts, grounds, least]) =>
    grounds.flatMap((ground) =>
      fronts.flatMap((front) => {
        const contrast = wcagContrast(colours[front], colours[ground]);
        if (contrast >= least) return [];
        return `${said(front)} on ${said(ground)} has a contrast of ${contrast.toFixed(2)}:1 and needs ${least}:1`;
      }),
    ),
  );
}
