import { applicationStatusPath } from '../../../lib/routes';
import type { NoLink } from '../../../lib/contract/links';
import { formOfToken, type LinkStore, tokenOfForm } from '../form-links';
import type { SecretStore } from '../../keys/secrets';
import type { Submission } from '../forms';
import type { StateStore } from '../states';

/** The address at which a candidate sees the status, by a token of the website or one of the store's own. */
export async function statusUrlOf(
  { store, siteUrl }: { store: SecretStore; siteUrl: string },
  application: Submission,
): Promise<string> {
  const token = application.fields.status_token || (await tokenOfForm(store, 'status', application));
  return siteUrl + applicationStatusPath(token);
}

/** The application whose status a candidate's token shows. */
export async function applicationOfStatusToken(
  store: LinkStore & StateStore,
  token: string,
): Promise<Submission | NoLink> {
  const id = await store.findByStatusToken(token);
  if (id === null) return formOfToken(store, 'status', token);
  return (await store.getSubmission('applications', id)) ?? 'gone';
}
