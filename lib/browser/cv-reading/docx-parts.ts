import { strFromU8, unzipSync } from 'fflate';

/** No text of a CV unpacks to more; pictures are not unpacked at all. */
const MAX_PART_BYTES = 20 * 1024 * 1024;
const PARTS = /^word\/(?:document\d?|header\d*|footer\d*|styles)\.xml$|^word\/_rels\/\w+\.xml\.rels$/;

/** The parts of a DOCX that hold text, styles or links, by name. @throws Error when it is no archive */
export function docxParts(bytes: Uint8Array): Map<string, string> {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => PARTS.test(name) && originalSize <= MAX_PART_BYTES,
  });
  return new Map(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}
