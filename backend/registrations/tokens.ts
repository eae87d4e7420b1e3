import type { RegistrationStep } from '../../lib/contract/registration-steps';
import { numbersOfToken, signedToken } from '../links/signed-token';
import type { Registration } from '../store/registrations/registrations';
import type { Store } from '../store/store';

// What a token is for, so that whoever is passed on a mail with jobs cannot keep or erase the CV by its link.
const SCOPES: Record<RegistrationStep, number> = { keep: 1, erase: 1, matches: 2, stop: 2 };

type Named = Pick<Registration, 'id' | 'received_at'>;

/** The token of links to a step. It names the moment of receipt, too, as a restored store gives a number once more. */
export const registrationToken = (secret: Buffer, { id, received_at }: Named, step: RegistrationStep) =>
  signedToken(secret, 'registration', [id, Date.parse(received_at), SCOPES[step]]);

/** The CV that a token of this step is about; null for a wrong token, and once the CV is erased. */
export async function registrationOfToken(
  store: Store,
  token: string,
  step: RegistrationStep,
): Promise<Registration | null> {
  const [id, receivedAt, scope] = numbersOfToken(await store.linkSecret(), 'registration', token) ?? [];
  if (id === undefined || receivedAt === undefined || scope !== SCOPES[step]) return null;
  const found = await store.getRegistration(id);
  return found && Date.parse(found.received_at) === receivedAt ? found : null;
}
