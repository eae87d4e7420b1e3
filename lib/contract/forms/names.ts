/** Forms with a draft in the visitor's tab; the others have only an address to type. */
const drafted = ['contact-enquiry', 'apply-job', 'job-inquiry', 'business-enquiry'] as const;

/** The forms that need a captcha, under the names used by handlers and operators. */
export const formNames = [...drafted, 'job-alert', 'your-data'] as const;
export type FormName = (typeof formNames)[number];

export const isFormName = (name: unknown): name is FormName => formNames.some((form) => form === name);

export const isDraftedForm = (name: FormName): boolean => drafted.some((form) => form === name);

/** Forms posted as multipart/form-data, to the website and to the API; the others are JSON. */
const MULTIPART: readonly string[] = ['apply-job', 'job-inquiry'] satisfies FormName[];
export const isMultipart = (name: string): boolean => MULTIPART.includes(name);

/** Honeypot: hidden from people, filled in by bots. Named so that no autofill matches it. */
export const HONEYPOT_FIELD = 'lattice';

/** Proof that a person sends the form; different for each attempt. */
export const CAPTCHA_FIELDS = ['captchaText', 'captchaToken', 'captchaWork'] as const;

/** A phone number that may lack a digit, once the visitor has confirmed it; it is then accepted. */
export const ASKED_PHONE_FIELD = 'askedPhone';

/** Header of a posted form: a UUID by the browser, the same for each attempt to send the same content. */
export const POST_KEY_HEADER = 'idempotency-key';
