/** The forms that ask for a captcha, by the names that handlers and operators know. */
export const formNames = [
  'contact-enquiry',
  'apply-job',
  'job-inquiry',
  'business-enquiry',
  'job-alert',
] as const;
export type FormName = (typeof formNames)[number];

/** A field that people do not see and programs fill in. */
export const HONEYPOT_FIELD = 'website';
