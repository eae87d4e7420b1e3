import { isEnd } from '../../lib/shared/application-states';
import type { Store } from '../store/store';

/**
 * Withdraws an application of an address, and has the staff told where mail is sent. 'done' also when it was withdrawn
 * before; 'ended': it has come to another end; 'unknown': the address has none of this id.
 */
export async function withdraw(
  store: Store,
  email: string,
  id: number,
  sendsMail: boolean,
): Promise<'done' | 'ended' | 'unknown'> {
  const { submissions } = await store.heldAbout(email);
  if (!submissions.some((form) => form.kind === 'applications' && form.id === id)) return 'unknown';
  if (await store.setApplicationState(id, 'withdrawn')) {
    if (sendsMail) await store.queueMail({ kind: 'withdrawn', applicationId: id });
    return 'done';
  }
  const last = (await store.applicationStates(id)).at(-1);
  return last && isEnd(last.state) && last.state !== 'withdrawn' ? 'ended' : 'done';
}
