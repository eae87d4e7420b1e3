/**
 * What node is given for the API: what lives long is not collected below 64 MB. By itself V8 begins at a few MB above what
 * the API holds and counts the CVs that are under way with it, so that each seventh application made it go through all of
 * memory. docs/performance.md has the figures. Not a limit, and nothing that is taken at the start.
 */
export const API_HEAP_FLAG = '--initial-old-space-size=64';
