// Apart from what reads them: a form's first scripts know the limits alone.

/** Characters of an e-mail address: RFC 5321, section 4.5.3.1.3, without its brackets. */
export const MAX_EMAIL = 254;
/** Characters of a phone field: two numbers, and what each is. */
export const MAX_PHONE = 100;
