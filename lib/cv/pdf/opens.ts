import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

// As many as a long CV has; the others are read only when somebody looks at them.
const PAGES = 50;

/** What pdf.js, the reader in Firefox, makes of a PDF. */
export type Opened = 'locked' | 'damaged' | { isEncrypted: boolean; runsScripts: boolean };

/** Opens a PDF as readers do: with what they mend, and without a password. */
export async function open(file: Buffer): Promise<Opened> {
  const task = getDocument({
    // A copy, because pdf.js takes it over.
    data: Uint8Array.from(file),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages === 0) return 'damaged';
    const { info } = await document.getMetadata();
    let runsScripts = (await document.getJSActions()) !== null || (await document.hasJSActions());
    for (let page = 1; page <= Math.min(PAGES, document.numPages); page++) {
      const read = await document.getPage(page);
      runsScripts ||= (await read.getJSActions()) !== null;
      read.cleanup();
    }
    const isEncrypted = (info as { EncryptFilterName?: string | null }).EncryptFilterName != null;
    return { isEncrypted, runsScripts };
  } catch (error) {
    const { name } = error as Error;
    return name === 'PasswordException' ? 'locked' : 'damaged';
  } finally {
    await task.destroy();
  }
}
