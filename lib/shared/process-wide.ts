/**
 * What a process has once. Next evaluates modules in more than one bundle, and the server around it evaluates them by
 * itself; all of them meet here, under the only key that this website has on globalThis. Each owner declares its entry
 * beside its code, by adding to this interface.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- its owners fill it
export interface ProcessWide {}

const holder = globalThis as { dwaar?: Partial<ProcessWide> };

export const processWide: Partial<ProcessWide> = (holder.dwaar ??= {});
