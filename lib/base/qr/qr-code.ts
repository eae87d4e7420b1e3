import { encode, renderSVG } from 'uqr';

/** The white border required by ISO/IEC 18004 around a QR code, in modules. */
export const QUIET_ZONE = 4;

/**
 * The modules of a QR code by row, without its border; true is dark. Tolerates 15 % damage (a fold, a staple), or more if
 * that needs no larger code.
 */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'M', boostEcc: true, border: 0 }).data;
}

/** A QR code as an SVG with its border, for printing in any size. */
export const qrSvg = (text: string): string =>
  renderSVG(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE, whiteColor: '#fff', blackColor: '#000' });
