import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isOrdinaryLink } from '../ordinary-link';
import { refuse } from '../refused';

// As many as a long CV has.
const PAGES = 50;
/** Annotations that play or run something. */
const PLAYER = /^(RichMedia|3D|Movie|Screen|Sound)$/;

// Data and pictures, attached by archives (PDF/A-3), Europass and office programs; not executable.
const HARMLESS_NAME = /\.(xml|json|csv|txt|png|jpe?g|gif|webp|tiff?|bmp)$/i;

/** pdf.js's information about a document, and about an annotation or a bookmark. */
type Info = { EncryptFilterName?: string | null; IsCollectionPresent?: boolean; IsXFAPresent?: boolean };
type Attached = { file?: { rawFilename: string } };
type Shown = { subtype?: string; unsafeUrl?: string; actions?: unknown; items?: Shown[] } & Attached;

/**
 * Opens a PDF with pdf.js, without a password, and inspects scripts, links, players and attachments' names, also of encrypted
 * files. Resolves with whether it is encrypted, and holds an XFA form or files. @throws Refused; any other Error if it does not open
 */
export async function openPdf(file: Buffer) {
  // A copy, because pdf.js transfers the buffer.
  const task = getDocument({ data: Uint8Array.from(file), verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    if (document.numPages === 0) refuse('damaged');
    const info = (await document.getMetadata()).info as Info;
    if (info.IsCollectionPresent) refuse('attachments');
    if ((await document.getJSActions()) || (await document.hasJSActions())) refuse('executable');
    const shown = ((await orNothing(document.getOutline())) ?? []) as Shown[];
    for (const [, attached] of (await orNothing(document.getAttachments())) ?? [])
      shown.push({ file: attached as Attached['file'] });
    for (let number = 1; number <= Math.min(PAGES, document.numPages); number++) {
      const page = await document.getPage(number);
      if (await page.getJSActions()) refuse('executable');
      shown.push(...(((await orNothing(page.getAnnotations({ intent: 'any' }))) ?? []) as Shown[]));
      page.cleanup();
    }
    for (const { subtype = '', unsafeUrl, actions, file: attached, items = [] } of shown) {
      shown.push(...items);
      if (actions || PLAYER.test(subtype)) refuse('executable');
      if (unsafeUrl !== undefined && !isOrdinaryLink(unsafeUrl)) refuse('executable');
      if (attached && !HARMLESS_NAME.test(attached.rawFilename.trim())) refuse('attachments');
    }
    const holdsOther = info.IsXFAPresent || shown.some(({ file: attached }) => attached);
    return { isEncrypted: info.EncryptFilterName != null, holdsOther };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') refuse('locked');
    throw error;
  } finally {
    await task.destroy();
  }
}

/** Null for anything that pdf.js cannot read and so does not show. */
const orNothing = <T>(promise: Promise<T>): Promise<T | null> => promise.catch(() => null);
