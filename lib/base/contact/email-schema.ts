import { z } from 'zod';
import { readEmail } from './email-address';
import { MAX_EMAIL } from './limits';

// Separate from email-address.ts, because zod is loaded only with a form's validation.

/** Parses the address in typed text, see readEmail. `error`: the message for anything else. */
export const emailAddress = (error?: () => string) =>
  z.string().transform((text, context) => {
    const address = readEmail(text);
    if (address !== null && address.length <= MAX_EMAIL) return address;
    context.addIssue({ code: 'invalid_format', format: 'email', message: error?.() });
    return z.NEVER;
  });
