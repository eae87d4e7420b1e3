import type { SKRSContext2D } from '@napi-rs/canvas';

type Measuring = Pick<SKRSContext2D, 'measureText'>;

/** Wraps text, in the current font, into at most `maxLines` lines; the last ends in "…" if text is left over. */
export function wrapText(context: Measuring, text: string, width: number, maxLines: number): string[] {
  const lines: string[] = [''];
  // "Sales/Marketing/Support" may be broken after each "/".
  for (const piece of text.trim().match(/\s*[^\s/]*(?:\/|(?=\s|$))/g) ?? []) {
    if (piece === '') continue;
    const longer = (lines.at(-1)! + piece).trim();
    if (context.measureText(longer).width <= width || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(piece.trim());
  }
  const shown = lines.slice(0, maxLines).map((line) => fitLine(context, line, width));
  if (lines.length > maxLines) shown[maxLines - 1] = fitLine(context, `${shown[maxLines - 1]}…`, width);
  return shown;
}

const segmenter = new Intl.Segmenter('en-IN');

/** A line cut to a width, between what is read as one letter. */
function fitLine(context: Measuring, line: string, width: number): string {
  if (context.measureText(line).width <= width) return line;
  const letters = Array.from(segmenter.segment(line.replace(/…$/, '')), ({ segment }) => segment);
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
