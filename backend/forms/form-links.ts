import type { NoLink } from '../../lib/contract/links';
import type { RegistrationStep } from '../../lib/contract/registration-steps';
import { routes } from '../../lib/routes';
import type { SecretStore } from '../keys/secrets';
import type { Submission } from './forms';
import type { FormStore } from './queries';
import { type LinkPurpose, numbersOfToken, signedToken } from '../links/signed-token';
import { DAY_MS } from '../../lib/base/text/indian-day';

const CV_LINK_DAYS = 30;

type Link = { kind: 'applications' | 'registrations'; purpose: LinkPurpose; before?: number; after?: number };

/** The links about a form. `before` and `after`: numbers in the token around the form's id that distinguish its purpose. */
const LINKS = {
  status: { kind: 'applications', purpose: 'application-status' },
  cv: { kind: 'applications', purpose: 'cv' },
  // Gives such tokens the prefix "r-".
  'registered-cv': { kind: 'registrations', purpose: 'cv', before: 27 },
  // Separate tokens, so that a forwarded mail with jobs does not let others keep or erase the CV.
  keep: { kind: 'registrations', purpose: 'registration', after: 1 },
  erase: { kind: 'registrations', purpose: 'registration', after: 1 },
  matches: { kind: 'registrations', purpose: 'registration', after: 2 },
  stop: { kind: 'registrations', purpose: 'registration', after: 2 },
} satisfies Record<string, Link>;
export type FormLink = keyof typeof LINKS;

const numbersOf = ({ before, after }: Link, id: number, receivedAt: number) =>
  [before, id, receivedAt, after].filter((number) => number !== undefined);

export type LinkStore = SecretStore & Pick<FormStore, 'getSubmission'>;

const secretOf = (store: SecretStore, { purpose }: Link) =>
  store.linkSecret(purpose === 'cv' ? 'cv-links' : 'links');

/** Creates the token of a link about a form. It includes the time of receipt, because a restored backup reuses ids. */
export async function tokenOfForm(
  store: SecretStore,
  name: FormLink,
  { id, received_at: receivedAt }: Pick<Submission, 'id' | 'received_at'>,
): Promise<string> {
  const link: Link = LINKS[name];
  const numbers = numbersOf(link, id, Date.parse(receivedAt));
  return signedToken(await secretOf(store, link), link.purpose, numbers);
}

/** Returns the form that a token identifies. */
export async function formOfToken(
  store: LinkStore,
  name: FormLink,
  token: string,
): Promise<Submission | NoLink> {
  const link: Link = LINKS[name];
  const numbers = numbersOfToken(await secretOf(store, link), link.purpose, token) ?? [];
  const [id = 0, receivedAt = 0] = link.before === undefined ? numbers : numbers.slice(1);
  if (numbers.join() !== numbersOf(link, id, receivedAt).join()) return 'unknown';
  const found = await store.getSubmission(link.kind, id);
  return found && Date.parse(found.received_at) === receivedAt ? found : 'gone';
}

/** Returns the URL of a page about a registered CV, for mails. */
export async function stepUrl(
  { store, siteUrl }: { store: SecretStore; siteUrl: string },
  registration: Pick<Submission, 'id' | 'received_at'>,
  step: RegistrationStep,
): Promise<string> {
  const token = await tokenOfForm(store, step, registration);
  return `${siteUrl}${routes.registrationStep(step)}?token=${token}`;
}

/** Returns when the link to a CV expires (ISO 8601): after 30 days, or earlier with an application's retention. */
export function cvLinkEnd(
  { kind, received_at: receivedAt }: Pick<Submission, 'kind' | 'received_at'>,
  retentionDays: number | null,
): string {
  // Registered CVs are kept for at least 60 days.
  const days =
    kind === 'registrations' ? CV_LINK_DAYS : Math.min(CV_LINK_DAYS, retentionDays ?? CV_LINK_DAYS);
  return new Date(Date.parse(receivedAt) + days * DAY_MS).toISOString();
}
