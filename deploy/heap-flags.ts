/**
 * What node is given for each program, in MB: up to there, what lives long is not collected. By itself V8 begins at a few
 * MB above what a program holds, and a CV that is looked through as text is as much: after each seventh application it
 * went through all of the API's memory. docs/performance.md has the figures. Not a limit, and nothing that is taken at the start.
 */
export const HEAP_FLAGS = {
  website: '--initial-old-space-size=96',
  api: '--initial-old-space-size=64',
} as const;
