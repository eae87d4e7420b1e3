import { inLanguages } from './words';

export const toasts = inLanguages('toasts', { label: 'Notifications', close: 'Close toast' } as const);
