import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { judgeHead } from '../cv-head';
import { holdsProgram, looksLikeHtml } from '../hidden-files';
import { isOrdinaryLink } from '../ordinary-link';
import { refuse } from '../refused';

// As many as a long CV has.
const PAGES = 50;
/** Annotations that play or run something. */
const PLAYER = /^(RichMedia|3D|Movie|Screen|Sound)$/;

// Data and pictures, attached by archives (PDF/A-3), Europass and office programs; not executable.
const HARMLESS_NAME = /\.(xml|json|csv|txt|png|jpe?g|gif|webp|tiff?|bmp)$/i;

/** pdf.js's information about a document, and about an annotation or a bookmark. */
type Info = { EncryptFilterName?: string | null; IsCollectionPresent?: boolean };
type Shown = { subtype?: string; unsafeUrl?: string; actions?: unknown; items?: Shown[] } & Attached;
type Attached = { fileId?: string; file?: { rawFilename: string } };

/**
 * Opens a PDF with pdf.js, without a password, and inspects scripts, links, players and attachments, also of encrypted
 * files. Resolves with whether it is encrypted. @throws Refused; any other Error if it does not open
 */
export async function openPdf(file: Buffer): Promise<boolean> {
  // A copy, because pdf.js transfers the buffer.
  const task = getDocument({ data: Uint8Array.from(file), verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    if (document.numPages === 0) refuse('damaged');
    const { EncryptFilterName, IsCollectionPresent } = (await document.getMetadata()).info as Info;
    if (IsCollectionPresent) refuse('attachments');
    if ((await document.getJSActions()) || (await document.hasJSActions())) refuse('executable');
    const shown = ((await orNothing(document.getOutline())) ?? []) as Shown[];
    for (const [fileId, attached] of (await orNothing(document.getAttachments())) ?? [])
      shown.push({ fileId, file: attached as Attached['file'] });
    for (let number = 1; number <= Math.min(PAGES, document.numPages); number++) {
      const page = await document.getPage(number);
      if (await page.getJSActions()) refuse('executable');
      shown.push(...(((await orNothing(page.getAnnotations({ intent: 'any' }))) ?? []) as Shown[]));
      page.cleanup();
    }
    for (const { subtype = '', unsafeUrl, actions, fileId, file: attached, items = [] } of shown) {
      shown.push(...items);
      if (actions || PLAYER.test(subtype)) refuse('executable');
      if (unsafeUrl !== undefined && !isOrdinaryLink(unsafeUrl)) refuse('executable');
      if (!attached) continue;
      const content = fileId && (await orNothing(document.getAttachmentContent(fileId)));
      const isHarmless =
        HARMLESS_NAME.test(attached.rawFilename.trim()) && isHarmlessFile(Buffer.from(content || []));
      if (!isHarmless) refuse('attachments');
    }
    return EncryptFilterName != null;
  } catch (error) {
    if ((error as Error).name === 'PasswordException') refuse('locked');
    throw error;
  } finally {
    await task.destroy();
  }
}

/** Null for anything that pdf.js cannot read and so does not show. */
const orNothing = <T>(promise: Promise<T>): Promise<T | null> => promise.catch(() => null);

/** Whether an attached file is data or a picture by its content. */
export function isHarmlessFile(bytes: Buffer): boolean {
  const judged = judgeHead(bytes);
  if (!('problem' in judged) || judged.problem !== 'wrong-type') return false;
  const isOther = judged.kind && !['text', 'picture', 'heic'].includes(judged.kind);
  return !isOther && !holdsProgram(bytes) && !looksLikeHtml(bytes);
}
