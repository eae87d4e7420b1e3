import type * as english from '../sharing';
import type { Words } from '../words';

export const shareOn: Words<typeof english.shareOn> = (network) => `${network} ನಲ್ಲಿ ಶೇರ್ ಮಾಡಿ`;
