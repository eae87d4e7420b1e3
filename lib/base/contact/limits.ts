// Separate from the parsers, because a form's first scripts need only the limits.

/** Characters of an e-mail address: RFC 5321, section 4.5.3.1.3, without its brackets. */
export const MAX_EMAIL = 254;
/** Characters of a phone field: two numbers with labels. */
export const MAX_PHONE = 100;
