import localFont from 'next/font/local';

// Optional: on a slow connection the first page keeps the system font, because swapping fonts shifts the layout. Latin
// files only, to have just two on the critical path; neither has the rupee sign, which comes from the system font.
export const displayFont = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--bricolage',
  display: 'optional',
});

export const textFont = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--inter',
  display: 'optional',
});
