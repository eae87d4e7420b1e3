import { applicationConsent } from '../content/form-notices';

/** What an application says of its consent: to which text, and when. The upstream has no field for it. */
export function consentNote(at: Date): string {
  const { label, version } = applicationConsent;
  return `[Consent given on the website: “${label}” Notice of ${version}, agreed ${at.toISOString()}.]`;
}
