import type { Submission } from '../store/forms/forms';
import type { Store } from '../store/store';
import { setState } from './set-state';

/** Withdraws an application for its sender, and has the staff told where mail is sent. False when it has ended already. */
export async function withdrawApplication(
  store: Store,
  application: Pick<Submission, 'id' | 'fields'>,
  sendsMail: boolean,
): Promise<boolean> {
  const isNew = await setState(store, application, 'withdrawn');
  if (isNew && sendsMail) await store.queueMail({ kind: 'withdrawn', applicationId: application.id });
  return isNew;
}
