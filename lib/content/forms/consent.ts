import { inLanguages } from '../words';

/** Consent to an application; the agreed text is sent along with it. */
export const applicationConsent = inLanguages('applicationConsent', {
  version: '27 November 2026',
  language: 'en-IN',
  label: 'I agree that my application and CV are passed to the employer of this job.',
  missing: 'Tick the box to let us pass your application to the employer',
});

/** The consent text sent with an application. */
export const consentGivenTo = () => `${applicationConsent.label} (Notice of ${applicationConsent.version})`;

/** Retention of a registered CV: "a year", "2 years", "400 days". */
function keptFor(days: number): string {
  if (days % 365 !== 0) return `${days} days`;
  return days === 365 ? 'a year' : `${days / 365} years`;
}

/** Consent to keeping a registered CV; does not cover passing it to employers. */
export const registrationConsent = inLanguages('registrationConsent', {
  version: '27 November 2026',
  label: (days: number) =>
    `I agree that you keep my CV and details for ${keptFor(days)}, to tell me of jobs that fit. You ask me before you pass them to an employer.`,
  missing: 'Tick the box to let us keep your CV',
});

/** The consent text sent with a registered CV. */
export const registrationConsentGiven = (days: number) =>
  `${registrationConsent.label(days)} (Notice of ${registrationConsent.version})`;
