import type * as english from '../sharing';
import type { Words } from '../words';

export const sharing: Words<typeof english.sharing> = { on: (network) => `${network}ನಲ್ಲಿ ಶೇರ್ ಮಾಡಿ` };
