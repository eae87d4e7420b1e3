import type { CvProblem } from '../cv';
import { startsAsProgram } from '../cv-head';
import { holdsProgram } from '../cv-programs';
import { TooExpanded } from '../too-expanded';
import { type Parts, unpack } from './archive';
import { CONTENT_TYPES, problemOfTypes, readContentTypes } from './content-types';
import { problemOfText } from './fields';
import { partOf, problemOfRelationship, readRelationships } from './relationships';

const MACRO_PART = /(^|\/)vba(project|data)[^/]*$/;
const PROGRAM_PART =
  /\.(exe|dll|com|scr|cpl|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|sh|py|html?|mht)$/;
const TEXT = 'wordprocessingml.document.main+xml';
const SHEET = 'spreadsheetml.sheet.main+xml';

/** What is wrong with a zip archive as a Word document, by ECMA-376 parts 1 and 2. @throws TooExpanded */
export async function inspectDocx(file: Buffer): Promise<CvProblem | null> {
  // PDF readers look for the header in the first kilobyte.
  if (file.subarray(0, 1024).includes('%PDF-')) return 'executable';
  return inspectPackage(file, TEXT);
}

async function inspectPackage(file: Buffer, mainType: string): Promise<CvProblem | null> {
  try {
    const parts = await unpack(file);
    return typeof parts === 'string' ? parts : await problemOfParts(parts, mainType);
  } catch (error) {
    if (error instanceof TooExpanded) throw error;
    return 'damaged';
  }
}

async function problemOfParts(parts: Parts, mainType: string): Promise<CvProblem | null> {
  const types = parts.get(CONTENT_TYPES);
  const root = parts.get('_rels/.rels');
  if (!types || !root) return 'wrong-type';
  const names = [...parts.keys()];
  if (names.some((name) => MACRO_PART.test(name))) return 'macros';
  if (names.some((name) => PROGRAM_PART.test(name))) return 'executable';
  const typeOf = readContentTypes(types);
  const byType = problemOfTypes(parts, typeOf);
  if (byType) return byType;
  const main = readRelationships(root).find(({ kind }) => kind === 'officedocument');
  const mainName = main && partOf('_rels/.rels', main.target);
  // Spreadsheets and presentations are packages as well.
  if (!mainName || !typeOf(mainName).endsWith(mainType)) return 'wrong-type';
  if (!parts.has(mainName)) return 'damaged';
  for (const [name, part] of parts) {
    const problem = await problemOfPart(name, part, { parts, typeOf, mainType });
    if (problem) return problem;
  }
  return null;
}

type Package = { parts: Parts; typeOf: (name: string) => string; mainType: string };

async function problemOfPart(name: string, part: Buffer, whole: Package): Promise<CvProblem | null> {
  if (startsAsProgram(part) || holdsProgram(part)) return 'executable';
  if (name.endsWith('.rels')) {
    for (const relationship of readRelationships(part)) {
      const problem = problemOfRelationship(relationship);
      if (problem) return problem;
      if (relationship.kind === 'package') {
        const embedded = await problemOfEmbedded(partOf(name, relationship.target), name, whole);
        if (embedded) return embedded;
      }
    }
    return null;
  }
  return /xml$/.test(whole.typeOf(name)) || name.endsWith('.xml') ? problemOfText(part) : null;
}

/** A chart carries the sheet of its numbers; no other document in a document is taken. */
async function problemOfEmbedded(name: string, rels: string, whole: Package): Promise<CvProblem | null> {
  const part = whole.parts.get(name);
  const isOfChart = rels.startsWith('word/charts/') && whole.mainType === TEXT;
  if (!part || !isOfChart) return 'attachments';
  return (await inspectPackage(part, SHEET)) === null ? null : 'attachments';
}
