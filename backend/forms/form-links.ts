import type { NoLink } from '../../lib/contract/links';
import type { SecretStore } from '../keys/secrets';
import type { Submission } from './forms';
import type { FormStore } from './queries';
import { type LinkPurpose, numbersOfToken, signedToken } from '../links/signed-token';
import { DAY_MS } from '../../lib/base/text/indian-day';

const CV_LINK_DAYS = 30;

const PURPOSES = { status: 'application-status', cv: 'cv' } as const satisfies Record<string, LinkPurpose>;
export type FormLink = keyof typeof PURPOSES;

export type LinkStore = SecretStore & Pick<FormStore, 'getSubmission'>;

const secretOf = (store: SecretStore, name: FormLink) =>
  store.linkSecret(name === 'cv' ? 'cv-links' : 'links');

/** Creates the token of a link about an application. It includes the time of receipt, because a restored backup reuses ids. */
export async function tokenOfForm(
  store: SecretStore,
  name: FormLink,
  { id, received_at: receivedAt }: Pick<Submission, 'id' | 'received_at'>,
): Promise<string> {
  return signedToken(await secretOf(store, name), PURPOSES[name], [id, Date.parse(receivedAt)]);
}

/** Returns the application that a token identifies. */
export async function formOfToken(
  store: LinkStore,
  name: FormLink,
  token: string,
): Promise<Submission | NoLink> {
  const numbers = numbersOfToken(await secretOf(store, name), PURPOSES[name], token) ?? [];
  const [id = 0, receivedAt = 0] = numbers;
  if (numbers.length !== 2) return 'unknown';
  const found = await store.getSubmission('applications', id);
  return found && Date.parse(found.received_at) === receivedAt ? found : 'gone';
}

/** Returns when the link to a CV expires (ISO 8601): after 30 days, or earlier with the application's retention. */
export function cvLinkEnd(
  { received_at: receivedAt }: Pick<Submission, 'received_at'>,
  retentionDays: number | null,
): string {
  const days = Math.min(CV_LINK_DAYS, retentionDays ?? CV_LINK_DAYS);
  return new Date(Date.parse(receivedAt) + days * DAY_MS).toISOString();
}
