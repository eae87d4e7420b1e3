import { XMLParser } from 'fast-xml-parser';
import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';

type XlsxCell = { '@_r': string; is?: { t: string | { '#text': string } }; v?: string };

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => ['row', 'c'].includes(name),
});

/** The cells of an XLSX file's first sheet (ECMA-376): inline strings, numbers (also for dates), null if empty. */
export async function readXlsx(file: string): Promise<(string | number | null)[][]> {
  const parts = new Map<string, string>();
  const zip = await openPromise(file);
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    parts.set(entry.fileName, (await buffer(stream)).toString());
  }
  const rows: { c?: XlsxCell[] }[] = parser.parse(parts.get('xl/worksheets/sheet1.xml')!).worksheet.sheetData
    .row;
  const width = rows[0]?.c?.length ?? 0;
  return rows.map(({ c: cells = [] }) => {
    const values: (string | number | null)[] = Array(width).fill(null);
    for (const { '@_r': address, is: inline, v } of cells)
      values[columnOf(address)] = inline ? textOf(inline.t) : v === undefined ? null : Number(v);
    return values;
  });
}

// Texts with significant spaces have an attribute.
const textOf = (text: string | { '#text': string }) => (typeof text === 'string' ? text : text['#text']);

/** Column index of a cell: 0 for "A1", 26 for "AA1". */
function columnOf(address: string): number {
  return (
    [...address.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  );
}
