import { deviceText, keepDeviceText } from '../device-text';

/* Whether this device stores applications. Small, because every page loads it; everything else is loaded on demand. */

const FLAG = 'kept-applications';

/** False if the browser blocks storage. */
export const hasKept = (): boolean => deviceText(FLAG) !== '';

/** @returns false if the browser blocks storage */
export const setKept = (isAny: boolean): boolean =>
  isAny === hasKept() || keepDeviceText(FLAG, isAny ? '1' : '');
