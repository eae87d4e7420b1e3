import { consentGivenTo } from '../content/forms/notices';

/** What an application carries of its consent, under the contract's names: to which words, and when. */
export function consentGiven(at: Date): { consent: string; consent_at: string } {
  return { consent: consentGivenTo, consent_at: at.toISOString() };
}
