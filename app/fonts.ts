import localFont from 'next/font/local';

// Optional: on a slow line the first page stays in the system's font, for a page that changes its font moves.
// The latin files only: two on the critical path. The rupee sign is in neither and comes from the system's font.
export const displayFont = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-display',
  display: 'optional',
});

export const textFont = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-text',
  display: 'optional',
});
