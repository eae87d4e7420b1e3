import type * as english from '../toasts';
import type { Words } from '../words';

export const toasts: Words<typeof english.toasts> = { label: 'ಸೂಚನೆಗಳು', close: 'ಸೂಚನೆ ಮುಚ್ಚಿ' };
