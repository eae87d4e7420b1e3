import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { CvProblem } from './cv';
import { holdsProgram } from './cv-programs';

const MAX_ENTRIES = 2000;
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const MAX_PART_BYTES = 1024 * 1024;
const MAX_PARTS_READ = 100;

const CONTENT_TYPES = '[content_types].xml';
// Word on the web numbers the main part.
const MAIN_PART = /^word\/document\d*\.xml$/;
const MACRO_PART = /(^|\/)vba(project|data)[^/]*$/;
const PROGRAM_PART = /\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|sh)$/;

/** What is wrong with a zip archive as a Word document, by ECMA-376 part 2. Only a few small parts are unpacked. */
export async function inspectDocx(file: Buffer): Promise<CvProblem | null> {
  // PDF readers look for the header in the first kilobyte.
  if (file.subarray(0, 1024).includes('%PDF-')) return 'executable';
  try {
    const archive = await fromBufferPromise(file, { lazyEntries: true });
    if (archive.entryCount > MAX_ENTRIES) return 'too-expanded';
    const entries = new Map<string, Entry>();
    let unpackedBytes = 0;
    for await (const entry of archive.eachEntry()) {
      unpackedBytes += entry.uncompressedSize;
      if (unpackedBytes > MAX_UNPACKED_BYTES) return 'too-expanded';
      if (entry.isEncrypted()) return 'locked';
      // Part names are case-insensitive, and of two parts with one name, different programs may read different ones.
      const name = entry.fileName.toLowerCase();
      if (entries.has(name)) return 'damaged';
      entries.set(name, entry);
    }
    return problemOfNames([...entries.keys()]) ?? (await problemOfParts(archive, entries));
  } catch {
    // Whatever yauzl rejects, e.g. names that lead out of the archive or sizes that do not match.
    return 'damaged';
  }
}

function problemOfNames(names: string[]): CvProblem | null {
  if (!names.includes(CONTENT_TYPES) || !names.some((name) => MAIN_PART.test(name))) return 'wrong-type';
  if (names.some((name) => MACRO_PART.test(name))) return 'macros';
  return names.some((name) => PROGRAM_PART.test(name)) ? 'executable' : null;
}

async function problemOfParts(archive: ZipFile, entries: Map<string, Entry>): Promise<CvProblem | null> {
  let read = 0;
  for (const [name, entry] of entries) {
    const [isContentTypes, isRelationships] = [name === CONTENT_TYPES, /^word\/_rels\/.*\.rels$/.test(name)];
    const isEmbedded = /^word\/embeddings\/.*\.bin$/.test(name);
    if (MAIN_PART.test(name)) await readPart(archive, entry, 0);
    if (!isContentTypes && !isRelationships && !isEmbedded) continue;
    if (++read > MAX_PARTS_READ) return 'too-expanded';
    if (!isEmbedded && entry.uncompressedSize > MAX_PART_BYTES) return 'too-expanded';
    const part = await readPart(archive, entry, MAX_PART_BYTES);
    if (isEmbedded && holdsProgram(part)) return 'executable';
    const xml = asText(part);
    if (isContentTypes && !xml.includes('wordprocessingml')) return 'wrong-type';
    // There is no legitimate reason to encode these plain names.
    if (isContentTypes && /&#|<!doctype/i.test(xml)) return 'damaged';
    if (isContentTypes && /macroEnabled|vbaProject/i.test(xml)) return 'macros';
    if (isRelationships && fetchesTemplate(xml)) return 'macros';
  }
  return null;
}

// A template that Word fetches from the web on opening the document brings its macros along.
function fetchesTemplate(xml: string): boolean {
  const links = xml.match(/<Relationship\b[^<>]*>/gi) ?? [];
  return links.some(
    (link) => /attachedTemplate/i.test(link) && /Target\s*=\s*["']\s*(https?:|&#)/i.test(link),
  );
}

/** The first `limit` bytes of a part, which is read to its end to verify it. @throws whatever yauzl finds wrong */
async function readPart(archive: ZipFile, entry: Entry, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    if (bytes < limit) chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return Buffer.concat(chunks);
}

function asText(part: Buffer): string {
  return part[0] === 0xff && part[1] === 0xfe ? part.toString('utf16le') : part.toString();
}
