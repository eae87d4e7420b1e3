import { processWide } from '../base/process-wide';
import './words';

/** A single translated text as a function; see `inLanguages`. */
export const saidInLanguages =
  <Given extends unknown[], Said>(name: string, english: (...given: Given) => Said) =>
  (...given: Given): Said =>
    ((processWide.words?.()?.[name] ?? english) as typeof english)(...given);
