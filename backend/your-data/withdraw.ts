import { isEnd } from '../../lib/contract/application-states';
import { withdrawApplication } from '../forms/status/states';
import type { Store } from '../store-type';

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
  const application = submissions.find((form) => form.kind === 'applications' && form.id === id);
  if (!application) return 'unknown';
  if (await withdrawApplication(store, application, sendsMail)) return 'done';
  const last = (await store.applicationStates(id)).at(-1);
  return last && isEnd(last.state) && last.state !== 'withdrawn' ? 'ended' : 'done';
}
