import type { SKRSContext2D } from '@napi-rs/canvas';
import { theme } from '../../../content/site/theme';
import { displayFont, textFont, wrapText } from '../text';
import { SHEET_WIDTH } from './doorway';
import type { JobSheet } from './content';

const { palette } = theme;
const CENTRE = SHEET_WIDTH / 2;

/** A part of the sheet; `draw` takes its top edge. */
export type Block = { height: number; draw: (y: number) => void };

type Style = { font: (size: number) => string; colour: string; lineHeight: number };
type Limits = {
  width: number;
  sizes: [largest: number, smallest: number];
  maxLines: number;
  maxHeight: number;
};

/** Centred text in the largest size in which all of it fits; truncated if it does not fit in the smallest. */
function textBlock(
  context: SKRSContext2D,
  text: string,
  { font, colour, lineHeight }: Style,
  { width, sizes: [largest, smallest], maxLines, maxHeight }: Limits,
): Block {
  for (let size = largest; ; size -= 2) {
    context.font = font(size);
    const lines = wrapText(context, text, width, maxLines);
    const height = lines.length * size * lineHeight;
    const isWhole = !lines.some((line) => line.endsWith('…')) && height <= maxHeight;
    if (!isWhole && size > smallest) continue;
    const balanced = isWhole ? balance(context, text, width, lines) : lines;
    return {
      height,
      draw(y) {
        context.font = font(size);
        context.fillStyle = colour;
        context.textAlign = 'center';
        // Places the baseline within the line.
        balanced.forEach((line, index) =>
          context.fillText(line, CENTRE, y + (index + 0.5) * size * lineHeight + size * 0.34),
        );
      },
    };
  }
}

/** Balances the length of the lines, to avoid a single word on the last one. */
function balance(context: SKRSContext2D, text: string, width: number, lines: string[]): string[] {
  let best = lines;
  for (let narrower = width - 20; narrower > width / 2; narrower -= 20) {
    const tried = wrapText(context, text, narrower, lines.length);
    if (tried.length !== lines.length || tried.some((line) => line.endsWith('…'))) break;
    best = tried;
  }
  return best;
}

// Letters of Indian scripts reach higher and lower.
const isTall = (text: string) => /[\u0900-\u0dff]/.test(text);

export function titleBlock(context: SKRSContext2D, title: string, maxHeight: number): Block {
  const style = { font: displayFont, colour: palette.ink, lineHeight: isTall(title) ? 1.28 : 1.08 };
  return textBlock(context, title, style, { width: 790, sizes: [132, 44], maxLines: 7, maxHeight });
}

export function companyBlock(context: SKRSContext2D, company: string): Block {
  const style = { font: (size: number) => textFont(size, 500), colour: palette['ink-soft'], lineHeight: 1.3 };
  return textBlock(context, company, style, { width: 820, sizes: [42, 32], maxLines: 2, maxHeight: 110 });
}

export function salaryBlock(context: SKRSContext2D, salary: string): Block {
  const style = { font: (size: number) => textFont(size, 700), colour: palette.brand, lineHeight: 1.25 };
  return textBlock(context, salary, style, { width: 820, sizes: [60, 36], maxLines: 2, maxHeight: 100 });
}

const FACTS_WIDTH = 840;
const [LABEL, VALUE] = [26, 34];
const [LABEL_LINE, VALUE_LINE] = [44, 42];

/** Up to three facts side by side between rules, each below its label. */
export function factsBlock(context: SKRSContext2D, facts: JobSheet['facts']): Block {
  const width = FACTS_WIDTH / facts.length;
  context.font = textFont(VALUE, 600);
  const columns = facts.map(({ label, text }) => ({ label, lines: wrapText(context, text, width - 32, 2) }));
  const mostLines = Math.max(...columns.map(({ lines }) => lines.length));
  const height = 32 + LABEL_LINE + mostLines * VALUE_LINE + 28;
  return {
    height,
    draw(y) {
      context.textAlign = 'center';
      context.fillStyle = palette.line;
      for (const edge of [y, y + height - 2])
        context.fillRect(CENTRE - FACTS_WIDTH / 2, edge, FACTS_WIDTH, 2);
      columns.forEach(({ label, lines }, index) => {
        const middle = CENTRE - FACTS_WIDTH / 2 + (index + 0.5) * width;
        if (index > 0) {
          context.fillStyle = palette.line;
          context.fillRect(middle - width / 2, y + 28, 2, height - 56);
        }
        context.font = textFont(LABEL, 500);
        context.fillStyle = palette['ink-soft'];
        context.fillText(label, middle, y + 32 + LABEL);
        context.font = textFont(VALUE, 600);
        context.fillStyle = palette.ink;
        lines.forEach((line, row) =>
          context.fillText(line, middle, y + 32 + LABEL_LINE + VALUE + row * VALUE_LINE),
        );
      });
    },
  };
}
