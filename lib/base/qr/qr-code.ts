import { encode, renderSVG } from 'uqr';

/** The white border that ISO/IEC 18004 asks for around a QR code, in modules. */
export const QUIET_ZONE = 4;

/**
 * The modules of a QR code, row by row, without its border; true is dark. Up to 15 % of it may be unreadable, as by a fold or
 * a staple, or more where that takes no larger code.
 */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'M', boostEcc: true, border: 0 }).data;
}

/** A QR code as an SVG with its border, to be printed in any size. */
export const qrSvg = (text: string): string =>
  renderSVG(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE, whiteColor: '#fff', blackColor: '#000' });
