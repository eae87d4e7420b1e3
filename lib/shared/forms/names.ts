/** The forms of which the visitor's tab keeps a draft and a trace; job alerts and links to one's data are mailed. */
const tracedForms = [
  'contact-enquiry',
  'apply-job',
  'register-cv',
  'job-inquiry',
  'business-enquiry',
] as const;
export type TracedForm = (typeof tracedForms)[number];

/** The forms that need a captcha, under the names used by handlers and operators. */
export const formNames = [...tracedForms, 'job-alert', 'your-data'] as const;
export type FormName = (typeof formNames)[number];

export const isTracedForm = (name: unknown): name is TracedForm => tracedForms.some((form) => form === name);

/** Honeypot: hidden from people, filled in by bots. */
export const HONEYPOT_FIELD = 'website';

/** Only a browser without scripts sends it. */
export const NO_SCRIPTS_FIELD = 'noScripts';
