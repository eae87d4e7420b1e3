import { deviceText, keepDeviceText } from '../device-text';

/*
 * Whether this device keeps applications: all that a page needs of them while there are none. Small, because every page
 * loads it; the rest is in the other files of this folder.
 */

const FLAG = 'kept-applications';

/** False where the browser blocks storage. */
export const hasKept = (): boolean => deviceText(FLAG) !== '';

/** @returns false where the browser blocks storage */
export const setKept = (isAny: boolean): boolean =>
  isAny === hasKept() || keepDeviceText(FLAG, isAny ? '1' : '');
