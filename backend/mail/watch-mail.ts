import type { MailSettings } from '../../lib/base/mail/settings';
import { mailState, type MailState } from '../../lib/base/mail/state';
import { repeat } from '../base/repeat';

const PAUSE_MS = 60_000;

/** Checks every minute whether mail can be sent; `state` returns the latest result without waiting. */
export function watchMail(settings: MailSettings | null): {
  state: () => MailState;
  stop: () => Promise<void>;
} {
  let state: MailState = settings === null ? 'off' : 'ok';
  if (settings === null) return { state: () => state, stop: async () => {} };
  const stop = repeat(PAUSE_MS, 'the mail server could not be asked', async () => {
    state = await mailState(settings);
  });
  return { state: () => state, stop };
}
