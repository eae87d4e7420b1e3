import { z } from 'zod';
import { readEmail } from './email-address';
import { MAX_EMAIL } from './limits';

// Apart from email-address.ts: zod is loaded with a form's checks only.

/** The address in what somebody typed, see readEmail. `error`: says what is wrong with any other text. */
export const emailAddress = (error?: () => string) =>
  z.string().transform((text, context) => {
    const address = readEmail(text);
    if (address !== null && address.length <= MAX_EMAIL) return address;
    context.addIssue({ code: 'invalid_format', format: 'email', message: error?.() });
    return z.NEVER;
  });
