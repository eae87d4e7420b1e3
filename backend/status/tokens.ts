import type { NoStatus } from '../../lib/contract/application-status';
import { numbersOfToken, signedToken, type LinkPurpose } from '../links/signed-token';
import type { Submission } from '../store/forms/forms';
import type { Store } from '../store/store';

/** The id, and the moment of receipt, which tells it from one that a restored backup gives the same id. */
const numbersOf = ({ id, received_at: receivedAt }: Submission) => [id, Date.parse(receivedAt)];

/** The token of the link by which a candidate sees the status: the website's, or one of the store's own. */
export function statusTokenOf(secret: Buffer, application: Submission): string {
  return application.fields.status_token || signedToken(secret, 'application-status', numbersOf(application));
}

/** The token of the link by which the staff set the status. `secret`: the store's linkSecret. */
export const staffTokenOf = (secret: Buffer, application: Submission) =>
  signedToken(secret, 'staff-application', numbersOf(application));

/** The application whose status a candidate's token shows. */
export async function applicationOfStatusToken(store: Store, token: string): Promise<Submission | NoStatus> {
  const id = await store.findByStatusToken(token);
  if (id === null) return applicationOfSignedToken(store, 'application-status', token);
  return (await store.getSubmission('applications', id)) ?? 'gone';
}

/** The application whose status a token in a mail to the staff sets. */
export const applicationOfStaffToken = (store: Store, token: string) =>
  applicationOfSignedToken(store, 'staff-application', token);

async function applicationOfSignedToken(
  store: Store,
  purpose: LinkPurpose,
  token: string,
): Promise<Submission | NoStatus> {
  const numbers = numbersOfToken(await store.linkSecret(), purpose, token);
  if (!numbers) return 'unknown';
  const [id = 0, received] = numbers;
  const found = await store.getSubmission('applications', id);
  return found && Date.parse(found.received_at) === received ? found : 'gone';
}
