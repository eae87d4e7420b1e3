import { words as browser } from './browser';

/** All words of this language, by their names. */
export const words: Readonly<Record<string, unknown>> = { ...browser };
