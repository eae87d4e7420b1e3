const SEPARATORS = [',', ';', '\t'];

/**
 * How a sheet's cells are separated, and where its first row begins: by the line "sep=;" that Excel understands, or else
 * by comma, semicolon or tab, whichever the header has most of outside quotation marks.
 */
export function separatorOf(text: string): { separator: string; start: number } {
  const [line = '', said] = /^"?sep=([^"\r\n])"?(?:\r?\n|\r|$)/i.exec(text) ?? [];
  if (said) return { separator: said, start: line.length };
  const header = /^(?:"[^"]*"|[^"\r\n])*/.exec(text.trimStart())?.[0].replace(/"[^"]*"/g, '') ?? '';
  const count = (separator: string) => header.split(separator).length;
  const separator = SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
  return { separator, start: 0 };
}
