import localFont from 'next/font/local';

// Parts of the fonts of @fontsource-variable, at half their size, because every first visit waits for them: the weights
// and features that the site uses. Made with fonttools:
//   fonttools varLib.instancer FONT wght=400:700 (Inter), wght=600 (Bricolage)
//   pyftsubset FONT --unicodes=RANGE --layout-features=kern,ccmp,mark,mkmk,locl,tnum --flavor=woff2
// with the package's RANGE for Latin. Neither has the rupee sign, which the system font provides. `optional`, so that slow
// connections keep the system font rather than shift the layout.
export const displayFont = localFont({
  src: './bricolage.woff2',
  weight: '600',
  variable: '--bricolage',
  display: 'optional',
});

export const textFont = localFont({
  src: './inter.woff2',
  weight: '400 700',
  variable: '--inter',
  display: 'optional',
});
