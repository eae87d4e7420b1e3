import { TALENT_POOL } from '../../contract/talent-pool';
import { inLanguages } from '../words';

/** Consent to an application; the agreed text is sent along with it. */
export const applicationConsent = inLanguages('applicationConsent', {
  notice: 'Notice of 28 November 2026',
  language: 'en-IN',
  label: 'I agree that my application and CV are passed to the employer of this job.',
  missing: 'Tick the box to let us pass your application to the employer',
});

/** Consent to keeping a CV sent without a job; does not cover passing it to employers. */
export const poolConsent = inLanguages('poolConsent', {
  label:
    'I agree to your keeping my CV and details so that you can tell me about suitable jobs. You will ask me before passing them to an employer.',
  missing: 'Tick the box to let us keep your CV',
});

export const consentFor = (jobId: string) => (jobId === TALENT_POOL ? poolConsent : applicationConsent);

/** The consent text sent with an application. */
export const consentGivenTo = (jobId: string) => `${consentFor(jobId).label} (${applicationConsent.notice})`;
