import { inLanguages } from './words';

export const toasts = inLanguages('toasts', { label: 'Notifications', close: 'Close message' } as const);
