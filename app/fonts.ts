import localFont from 'next/font/local';

// `optional`, so that slow connections keep the system font rather than shift the layout. Only the two Latin files
// are on the critical path; neither has the rupee sign, which the system font provides.
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
