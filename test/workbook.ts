import { zip } from './cv-files/word';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The minimal parts of a one-sheet workbook that Excel opens; rows are XML. */
export function workbookParts(rows: string, { head = XML, prefix = '' } = {}): Record<string, string> {
  const p = prefix && `${prefix}:`;
  const main = `xmlns${prefix && `:${prefix}`}="${MAIN}"`;
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<${p}workbook ${main} xmlns:r="${RELATIONSHIPS}"><${p}sheets><${p}sheet name="Jobs" sheetId="1" r:id="rId1"/></${p}sheets></${p}workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<${p}worksheet ${main}><${p}sheetData>${rows}</${p}sheetData></${p}worksheet>`,
  };
}

/** The XML of a row of texts; without `number`, omits row and cell references, like some programs. */
export const textRow = (cells: string[], number?: number): string =>
  `<row${number ? ` r="${number}"` : ''}>${cells
    .map((cell, column) => {
      const name = number ? ` r="${String.fromCharCode(65 + column)}${number}"` : '';
      return `<c${name} t="inlineStr"><is><t>${cell}</t></is></c>`;
    })
    .join('')}</row>`;

/** A zipped one-sheet workbook; rows are XML. */
export const workbook = (rows: string, more: Record<string, string | Buffer> = {}): Buffer =>
  zip({ ...workbookParts(rows), ...more }, { deflate: true });
