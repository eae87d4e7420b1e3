/**
 * Node option for the API: the old generation is not collected below 64 MB. By default V8 starts just above the API's
 * heap and also counts CVs in transit, so that every seventh application triggered a full collection; see
 * docs/performance.md. This is neither a limit nor memory reserved at startup.
 */
export const API_HEAP_FLAG = '--initial-old-space-size=64';

const MB = 1024 * 1024;
const SHARE = 0.3;
const [LEAST_MB, MOST_MB] = [256, 512];

/**
 * Node options for the website: collects the old generation before it exceeds 30 % of the usable memory, or 512 MB. By
 * default V8 lets it grow to gigabytes on a large machine, and beyond a small one's memory. NODE_OPTIONS takes precedence.
 */
export const websiteHeapFlags = (memory: number, nodeOptions = ''): string[] =>
  nodeOptions.includes('max-old-space-size')
    ? []
    : [`--max-old-space-size=${Math.round(Math.min(MOST_MB, Math.max(LEAST_MB, (memory / MB) * SHARE)))}`];
