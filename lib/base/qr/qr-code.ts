import { encode } from 'uqr';

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
export function qrSvg(text: string): string {
  const modules = qrModules(text);
  const size = modules.length + 2 * QUIET_ZONE;
  const path = modules
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')),
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}
