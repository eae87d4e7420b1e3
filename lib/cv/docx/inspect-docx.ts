import type { CvProblem } from '../cv';
import { detectCvType, startsAsProgram } from '../cv-head';
import { holdsProgram } from '../cv-programs';
import { isProgramName } from '../program-name';
import { type ReadXml, xmlReader } from '../read-xml';
import { TooExpanded } from '../too-expanded';
import { type Parts, unpack } from './archive';
import { CONTENT_TYPES, problemOfTypes, readContentTypes } from './content-types';
import { problemOfText } from './fields';
import { problemOfOleObject } from './ole-object';
import { partOf, problemOfRelationship, readRelationships } from './relationships';

const MACRO_PART = /(^|\/)vba(project|data)[^/]*$/;
const TEXT = 'wordprocessingml.document.main+xml';
const SHEET = 'spreadsheetml.sheet.main+xml';

/** What is wrong with a zip archive as a Word document, by ECMA-376 parts 1 and 2. @throws TooExpanded */
export async function inspectDocx(file: Buffer): Promise<CvProblem | null> {
  // PDF readers look for the header in the first kilobyte.
  if (file.subarray(0, 1024).includes('%PDF-')) return 'executable';
  return inspectPackage(file, TEXT, xmlReader());
}

async function inspectPackage(file: Buffer, mainType: string, readXml: ReadXml): Promise<CvProblem | null> {
  try {
    const parts = await unpack(file);
    return typeof parts === 'string' ? parts : await problemOfParts(parts, mainType, readXml);
  } catch (error) {
    if (error instanceof TooExpanded) throw error;
    return 'damaged';
  }
}

async function problemOfParts(parts: Parts, mainType: string, readXml: ReadXml): Promise<CvProblem | null> {
  const types = parts.get(CONTENT_TYPES);
  const root = parts.get('_rels/.rels');
  if (!types || !root) return 'wrong-type';
  const names = [...parts.keys()];
  if (names.some((name) => MACRO_PART.test(name))) return 'macros';
  if (names.some(isProgramName)) return 'executable';
  const typeOf = readContentTypes(types, readXml);
  const byType = problemOfTypes(parts, typeOf);
  if (byType) return byType;
  const main = readRelationships(root, readXml).find(({ kind }) => kind === 'officedocument');
  const mainName = main && partOf('_rels/.rels', main.target);
  // Spreadsheets and presentations are packages as well.
  if (!mainName || !typeOf(mainName).endsWith(mainType)) return 'wrong-type';
  if (!parts.has(mainName)) return 'damaged';
  const charts = new Set<string>();
  for (const [name, part] of parts) {
    if (!name.endsWith('.rels')) continue;
    for (const relationship of readRelationships(part, readXml)) {
      const problem = problemOfRelationship(relationship);
      if (problem) return problem;
      if (relationship.kind !== 'package') continue;
      // A chart carries the sheet of its numbers.
      if (!name.startsWith('word/charts/') || mainType !== TEXT) return 'attachments';
      charts.add(partOf(name, relationship.target));
    }
  }
  if ([...charts].some((name) => !parts.has(name))) return 'attachments';
  for (const [name, part] of parts) {
    const isXml = /xml$/.test(typeOf(name)) || name.endsWith('.xml');
    const problem = charts.has(name)
      ? await problemOfSheet(part, readXml)
      : (problemOfContent(part) ?? (isXml ? problemOfText(part, readXml) : null));
    if (problem) return problem;
  }
  return null;
}

const problemOfSheet = async (part: Buffer, readXml: ReadXml): Promise<CvProblem | null> =>
  (await inspectPackage(part, SHEET, readXml)) === null ? null : 'attachments';

/** What a part is by itself, whatever it is called: a program, or a file that some program would open. */
function problemOfContent(part: Buffer): CvProblem | null {
  if (startsAsProgram(part) || holdsProgram(part)) return 'executable';
  const type = detectCvType(part.subarray(0, 8));
  if (type === 'doc') return problemOfOleObject(part);
  return type || part.subarray(0, 5).toString('latin1') === '{\\rtf' ? 'attachments' : null;
}
