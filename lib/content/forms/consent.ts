/** The consent that an application needs: which text was agreed to is sent along with it. */
export const applicationConsent = {
  version: '23 November 2026',
  language: 'en-IN',
  label: 'I agree that my application and CV are passed to the employer of this job.',
  missing: 'Tick the box to let us pass your application to the employer',
};

/** What was agreed to, as it travels with an application. */
export const consentGivenTo = `${applicationConsent.label} (Notice of ${applicationConsent.version})`;
