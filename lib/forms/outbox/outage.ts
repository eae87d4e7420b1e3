import { MIN_BACK_OFF_MS } from './back-off';
import type { Store } from './store';

/** How often the API is asked while it is away. */
const ASK_INTERVAL_MS = 15_000;

type OutageOptions = {
  store: Pick<Store, 'counts' | 'makeDue'>;
  now: () => number;
  /** Whether the API answers a read, which unlike a form creates nothing. */
  answers: () => Promise<boolean>;
};

export type Outage = ReturnType<typeof watchOutage>;

/**
 * Ends the pauses of failed deliveries when the API is back: a read is answered again, or a form is delivered. A form that
 * fails even then may itself be the reason, so that no further success shortens its pauses, only the end of an outage.
 */
export function watchOutage({ store, now, answers }: OutageOptions) {
  const failed = new Map<string, { at: number; maybeOutage: boolean }>();
  let isDown = false;
  let askedAt = -Infinity;

  const release = (isReleased: (form: { maybeOutage: boolean }) => boolean) => {
    const forms = [...failed].filter(([, form]) => isReleased(form));
    if (forms.length === 0) return;
    store.makeDue(new Map(forms.map(([id, { at }]) => [id, Math.max(now(), at + MIN_BACK_OFF_MS)])));
    for (const [, form] of forms) form.maybeOutage = false;
  };

  return {
    failed: (id: string) =>
      void failed.set(id, { at: now(), maybeOutage: failed.get(id)?.maybeOutage ?? true }),
    answered(id: string, isAccepted: boolean) {
      failed.delete(id);
      if (isAccepted) release(({ maybeOutage }) => maybeOutage);
    },
    /** Asks the API if a delivery has failed and it was not asked lately. */
    async look() {
      if (failed.size === 0 || Math.abs(now() - askedAt) < ASK_INTERVAL_MS) return;
      // Some may have been dropped or erased.
      if (store.counts().length === 0) return failed.clear();
      askedAt = now();
      const wasDown = isDown;
      isDown = !(await answers());
      if (wasDown && !isDown) release(() => true);
    },
  };
}
