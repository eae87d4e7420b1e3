export const toasts = { label: 'Notifications', close: 'Close toast' } as const;
