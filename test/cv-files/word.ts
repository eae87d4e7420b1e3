import { crc32, deflateRawSync } from 'node:zlib';

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

type Parts = Record<string, string | Buffer>;

/** Content types of the usual parts, and of `more` by name. */
export const typesOf = (more: Record<string, string> = {}, main = 'document.main') => {
  const overrides = Object.entries({
    '/word/document.xml': `application/vnd.openxmlformats-officedocument.wordprocessingml.${main}+xml`,
    ...more,
  }).map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>';
  return `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${TYPES}">${defaults}${overrides.join('')}</Types>`;
};

/** Relationships, each with kind, target and target mode. */
export const relationships = (...all: [kind: string, target: string, mode?: string][]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${RELATIONSHIPS}">${all
    .map(
      ([kind, target, mode], index) =>
        `<Relationship Id="r${index}" Type="${OFFICE}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`;

/** A text part, e.g. the document, a header or comments. */
export const wordXml = (content: string, root = 'document') =>
  `<?xml version="1.0" encoding="UTF-8"?><w:${root} xmlns:w="${WORD}" xmlns:r="${OFFICE}">${root === 'document' ? `<w:body>${content}</w:body>` : content}</w:${root}>`;

export const paragraph = (...runs: string[]) =>
  `<w:p>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`;
const mark = (kind: string) => `<w:fldChar w:fldCharType="${kind}"/>`;

/** A field with its code split into runs. */
export const field = (...codes: string[]) =>
  paragraph(
    mark('begin'),
    ...codes.map((code) => `<w:instrText xml:space="preserve">${code}</w:instrText>`),
    mark('separate'),
    '<w:t>shown</w:t>',
    mark('end'),
  );

/** The parts of a valid document. */
export const wordParts = (content = paragraph('<w:t>Asha Rao, welder</w:t>')): Parts => ({
  '[Content_Types].xml': typesOf(),
  '_rels/.rels': relationships(['officeDocument', 'word/document.xml']),
  'word/document.xml': wordXml(content),
});

/** A document with additional or replaced parts. */
export const makeDocx = (parts: Parts = {}, content?: string) =>
  zip({ ...wordParts(content), ...parts }, { deflate: true });

/** A document with a chart that embeds this sheet. */
export const chartWith = (sheet: Buffer) =>
  makeDocx({
    'word/embeddings/Microsoft_Excel_Sheet1.xlsx': sheet,
    'word/charts/chart1.xml': '<c:chart xmlns:c="a"/>',
    'word/charts/_rels/chart1.xml.rels': relationships([
      'package',
      '../embeddings/Microsoft_Excel_Sheet1.xlsx',
    ]),
  });

type ZipOptions = {
  /** Deflate the entries instead of storing them. */
  deflate?: boolean;
  encrypted?: boolean;
  /** The uncompressed size that the archive claims for each entry. */
  claimedSize?: number;
};

type Entries = Record<string, string | Buffer> | [string, string | Buffer][];

/** Writes a zip archive, including ones that no archiver would produce. */
export function zip(entries: Entries, { deflate, encrypted, claimedSize }: ZipOptions = {}): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Array.isArray(entries) ? entries : Object.entries(entries)) {
    const [nameBytes, whole] = [Buffer.from(name), Buffer.from(content)];
    const packed = deflate ? deflateRawSync(whole) : whole;
    // Encryption prepends 12 bytes to an entry.
    const data = encrypted ? Buffer.concat([Buffer.alloc(12), packed]) : packed;
    // Version, flags, method, time, date, CRC, two sizes, name length, extra field length.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(encrypted ? 1 : 0, 2);
    common.writeUInt16LE(deflate ? 8 : 0, 4);
    common.writeUInt32LE(crc32(whole), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(claimedSize ?? whole.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, place, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
}
