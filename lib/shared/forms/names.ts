/** The forms that need a captcha, under the names used by handlers and operators. */
export const formNames = [
  'contact-enquiry',
  'apply-job',
  'job-inquiry',
  'business-enquiry',
  'job-alert',
] as const;
export type FormName = (typeof formNames)[number];

/** Honeypot: hidden from people, filled in by bots. */
export const HONEYPOT_FIELD = 'website';
