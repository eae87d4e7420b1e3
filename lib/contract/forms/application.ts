import type { FormFields } from './field';

/** How soon an applicant can start. */
const NOTICE_PERIODS = ['immediate', '15 days', '30 days', '60 days', '90 days', 'serving'] as const;

const pay = { kind: 'line', max: 60, autoComplete: 'off', extra: true, folded: true } as const;

/** 'Enter Your Details': an application for a job, with its CV. */
export const applicationFields = {
  jobId: { wire: 'job_id', kind: 'hidden', max: 64 },
  resume: { wire: 'cv_file', kind: 'cv' },
  firstName: { wire: 'first_name', kind: 'line', max: 100, autoComplete: 'given-name', half: true },
  lastName: { wire: 'last_name', kind: 'line', max: 100, autoComplete: 'family-name', half: true },
  email: { wire: 'email', kind: 'email', alsoWire: ['email_address'] },
  phone: { wire: 'phone', kind: 'phone', alsoWire: ['contact_number'] },
  experience: { wire: 'experience_years', kind: 'years', extra: true, folded: true },
  noticePeriod: {
    wire: 'notice_period',
    kind: 'choice',
    choices: NOTICE_PERIODS,
    extra: true,
    folded: true,
  },
  /** Shown if the agency asks for pay, see claims.yaml. */
  currentPay: { wire: 'current_pay', ...pay },
  expectedPay: { wire: 'expected_pay', ...pay },
  message: { wire: 'message', kind: 'text', max: 5000, optional: true, folded: true },
  consent: { wire: 'consent', kind: 'consent' },
  /** The campaign that led to the site, see lib/forms/campaign. */
  source: { wire: 'source', kind: 'hidden', max: 200, extra: true },
} as const satisfies FormFields;
