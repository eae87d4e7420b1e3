import { SheetProblem } from './sheet-problem';

const SEPARATORS = [',', ';', '\t'];

/** A sheet's text. Throws SheetProblem for what is no CSV in UTF-8: a web page, an Excel workbook, another encoding. */
export function sheetText(bytes: Uint8Array, isHtml: boolean): string {
  if (bytes.length === 0) throw new SheetProblem('The sheet is empty.');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3)
    throw new SheetProblem('This is an Excel workbook: save it as “CSV UTF-8 (Comma delimited)”.');
  const text = decode(bytes);
  if (isHtml || /^\s*<(!doctype|html|head|body|script|\?xml|!--)/i.test(text))
    throw new SheetProblem(
      'This is a web page, not a CSV file: perhaps a page to log in. Publish the sheet to the web as CSV.',
    );
  if (text.trim() === '') throw new SheetProblem('The sheet is empty.');
  return text;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SheetProblem('The sheet is not in UTF-8: save it as “CSV UTF-8 (Comma delimited)”.');
  }
}

/** The separator of a CSV text: comma, semicolon or tab, whichever its header has most of outside quotation marks. */
export function separatorOf(text: string): string {
  const header = /^(?:"[^"]*"|[^"\r\n])*/.exec(text.trimStart())?.[0].replace(/"[^"]*"/g, '') ?? '';
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
