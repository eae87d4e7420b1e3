/**
 * Process-wide singletons. Next evaluates modules in more than one bundle, and the server once more; all share this object,
 * under the website's only key on globalThis. Each module declares its entry next to its code, by augmenting this
 * interface.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- augmented elsewhere
export interface ProcessWide {}

const holder = globalThis as { processWide?: Partial<ProcessWide> };

export const processWide: Partial<ProcessWide> = (holder.processWide ??= {});
