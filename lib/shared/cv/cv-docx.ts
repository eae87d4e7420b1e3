import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { CvProblem } from './cv';
import { holdsProgram } from './cv-programs';

const MOST_ENTRIES = 2000;
const MOST_UNPACKED_BYTES = 50 * 1024 * 1024;
const MOST_PART_BYTES = 1024 * 1024;
const MOST_PARTS_READ = 100;

const CONTENT_TYPES = '[content_types].xml';
// Word on the web numbers the main part.
const MAIN_PART = /^word\/document\d*\.xml$/;
const MACRO_PART = /(^|\/)vba(project|data)[^/]*$/;
const PROGRAM_PART = /\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|sh)$/;

/** What is wrong with a zip archive as a Word document, by ECMA-376 part 2. Nothing but a few small parts is unpacked. */
export async function inspectDocx(file: Buffer): Promise<CvProblem | null> {
  // A PDF reader looks for the header in the first kilobyte.
  if (file.subarray(0, 1024).includes('%PDF-')) return 'executable';
  try {
    const archive = await fromBufferPromise(file, { lazyEntries: true });
    if (archive.entryCount > MOST_ENTRIES) return 'too-expanded';
    const entries = new Map<string, Entry>();
    let unpackedBytes = 0;
    for await (const entry of archive.eachEntry()) {
      unpackedBytes += entry.uncompressedSize;
      if (unpackedBytes > MOST_UNPACKED_BYTES) return 'too-expanded';
      if (entry.isEncrypted()) return 'locked';
      // Names of parts do not differ by case alone, and of two parts of one name two programs may read different ones.
      const name = entry.fileName.toLowerCase();
      if (entries.has(name)) return 'damaged';
      entries.set(name, entry);
    }
    return problemOfNames([...entries.keys()]) ?? (await problemOfParts(archive, entries));
  } catch {
    // Whatever yauzl refuses, e.g. names that lead out of the archive or sizes that do not fit.
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
    const [isTypes, isLinks] = [name === CONTENT_TYPES, /^word\/_rels\/.*\.rels$/.test(name)];
    const isEmbedded = /^word\/embeddings\/.*\.bin$/.test(name);
    if (MAIN_PART.test(name)) await readPart(archive, entry, 0);
    if (!isTypes && !isLinks && !isEmbedded) continue;
    if (++read > MOST_PARTS_READ) return 'too-expanded';
    if (!isEmbedded && entry.uncompressedSize > MOST_PART_BYTES) return 'too-expanded';
    const part = await readPart(archive, entry, MOST_PART_BYTES);
    if (isEmbedded && holdsProgram(part)) return 'executable';
    const xml = asText(part);
    if (isTypes && !xml.includes('wordprocessingml')) return 'wrong-type';
    // Nobody needs to write these plain names in a way that hides them.
    if (isTypes && /&#|<!doctype/i.test(xml)) return 'damaged';
    if (isTypes && /macroEnabled|vbaProject/i.test(xml)) return 'macros';
    if (isLinks && fetchesTemplate(xml)) return 'macros';
  }
  return null;
}

// A template that Word fetches from the web when it opens the document brings its macros along.
function fetchesTemplate(xml: string): boolean {
  const links = xml.match(/<Relationship\b[^<>]*>/gi) ?? [];
  return links.some(
    (link) => /attachedTemplate/i.test(link) && /Target\s*=\s*["']\s*(https?:|&#)/i.test(link),
  );
}

/** The first `most` bytes of a part, which is read to its end to check it. @throws whatever yauzl finds wrong */
async function readPart(archive: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    if (bytes < most) chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return Buffer.concat(chunks);
}

function asText(part: Buffer): string {
  return part[0] === 0xff && part[1] === 0xfe ? part.toString('utf16le') : part.toString();
}
