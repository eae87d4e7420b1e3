// Brackets with what they hold, in which nothing is split; another pair may stand within them.
const GROUP = String.raw`[(\[{（［【](?:[^()\[\]{}（）［］【】\r\n]|[(\[（［][^()\[\]（）［］\r\n]*[)\]）］])*[)\]}）］】]`;
const SEPARATORS = new RegExp(`${GROUP}|(\\r\\n?|\\n|[|｜¦])`, 'gu');
// A semicolon or the next number ends a question only behind what looks like its end.
const AFTER_END = new RegExp(
  `(?<=[?？।)\\]}）］】]\\s*)(?:[;；](?![;；])\\s*|\\s+(?=\\(?\\p{Nd}{1,2}[.)]\\s))`,
  'gu',
);
const MARK = '\n';

/**
 * The questions of a cell as staff type them: one a line, or separated by "|", or, behind a question mark or a bracket, by
 * ";" or by the number of the next.
 */
export function splitQuestions(cell: string): string[] {
  const lines = cell.replace(SEPARATORS, (found, separator: string | undefined) =>
    separator === undefined ? found : MARK,
  );
  return lines
    .split(MARK)
    .flatMap((line) => outsideBrackets(line))
    .map((part) => part.trim())
    .filter(Boolean);
}

function outsideBrackets(line: string): string[] {
  const held = [...line.matchAll(new RegExp(GROUP, 'gu'))].map(({ index, 0: group }) => ({
    from: index,
    to: index + group.length,
  }));
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: separator } of line.matchAll(AFTER_END)) {
    if (held.some(({ from, to }) => index > from && index < to)) continue;
    parts.push(line.slice(start, index));
    start = index + separator.length;
  }
  return [...parts, line.slice(start)];
}
