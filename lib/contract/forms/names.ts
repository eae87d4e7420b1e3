/** The forms of which the visitor's tab keeps a draft; in the others an address is all that is typed. */
const drafted = ['contact-enquiry', 'apply-job', 'register-cv', 'job-inquiry', 'business-enquiry'] as const;

/** The forms that need a captcha, under the names used by handlers and operators. */
export const formNames = [...drafted, 'job-alert', 'your-data'] as const;
export type FormName = (typeof formNames)[number];

export const isFormName = (name: unknown): name is FormName => formNames.some((form) => form === name);

export const isDraftedForm = (name: FormName): boolean => drafted.some((form) => form === name);

/** Forms posted as multipart/form-data, to the website as to the API; the others are JSON. */
const MULTIPART: readonly string[] = ['apply-job', 'register-cv', 'job-inquiry'] satisfies FormName[];
export const isMultipart = (name: string): boolean => MULTIPART.includes(name);

/** Honeypot: hidden from people, filled in by bots. A word that no tool takes for something of its user's. */
export const HONEYPOT_FIELD = 'jaali';

/** What proves with a form that a person sends it: of each attempt its own. */
export const CAPTCHA_FIELDS = ['captchaText', 'captchaToken', 'captchaWork'] as const;

/** The phone number that the visitor was asked about, as a digit may be missing: sent again, it is accepted. */
export const ASKED_PHONE_FIELD = 'askedPhone';

/** Header of a posted form: a UUID of the browser's, the same for each attempt to send the same content. */
export const POST_KEY_HEADER = 'idempotency-key';

/** When the visitor consented (ISO 8601), in an application that their device has kept since. */
export const CONSENT_TIME_FIELD = 'consentAt';

/** Only a browser without scripts sends it. */
export const NO_SCRIPTS_FIELD = 'noScripts';
