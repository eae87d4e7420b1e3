/**
 * Node option for the API: the old generation is not collected below 64 MB. By default V8 starts just above what the
 * API holds and counts CVs in transit as well, so that every seventh application triggered a full collection;
 * docs/performance.md has the figures. This is neither a limit nor memory reserved at startup.
 */
export const API_HEAP_FLAG = '--initial-old-space-size=64';
