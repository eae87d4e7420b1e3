type Toasts = { success: (text: string) => unknown; error: (text: string) => unknown };

let mountToaster: (() => Promise<Toasts>) | null = null;

/** Shows a toast. The toaster is loaded with the first one; if it is missing, nothing is shown. */
export function showToast(text: string, kind: keyof Toasts = 'error'): void {
  mountToaster?.().then(
    (toasts) => toasts[kind](text),
    (error: unknown) => console.error('toast could not be shown', error),
  );
}

/** Registers how the host mounts the toaster. @returns a cleanup function */
export function provideToasts(mount: () => Promise<Toasts>): () => void {
  mountToaster = mount;
  return () => {
    mountToaster = null;
  };
}
