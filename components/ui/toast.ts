type Toasts = { success: (text: string) => unknown; error: (text: string) => unknown };

let mountToaster: (() => Promise<Toasts>) | null = null;

/** Shows a toast from anywhere in the browser. The toaster is loaded with the first one; without it nothing is shown. */
export function showToast(text: string, kind: keyof Toasts = 'error'): void {
  mountToaster?.().then(
    (toasts) => toasts[kind](text),
    (error: unknown) => console.error('toast could not be shown', error),
  );
}

/** The host's side: how the toaster is mounted. Returns the way to stop. */
export function provideToasts(mount: () => Promise<Toasts>): () => void {
  mountToaster = mount;
  return () => {
    mountToaster = null;
  };
}
