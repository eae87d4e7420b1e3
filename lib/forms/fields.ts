import { z } from './zod';

/** A line of text that must be given; `missing` is what the visitor reads when it is not. */
export function requiredText(missing: string, max: number) {
  return z.string({ error: missing }).trim().min(1, missing).max(max, `Use ${max} characters or fewer`);
}

export function optionalText(max: number) {
  return z
    .string()
    .trim()
    .max(max, `Use ${max.toLocaleString('en-IN')} characters or fewer`)
    .default('');
}

export const email = requiredText('Enter your email address', 254).pipe(
  z.email('Enter an email address in the correct format, like name@example.com'),
);

/** An Indian or international number as people write it: +91, spaces, hyphens, brackets, a leading zero. */
export const phone = requiredText('Enter your phone number', 30).refine(
  (value) => /^\+?[\d\s().-]+$/.test(value) && countDigits(value) >= 7 && countDigits(value) <= 15,
  'Enter a phone number, like 98765 43210 or +91 98765 43210',
);

export const captchaText = z
  .string({ error: 'Type the characters in the picture' })
  .trim()
  .min(1, 'Type the characters in the picture')
  .max(6, 'The picture has 6 characters');

function countDigits(text: string) {
  return text.replace(/\D/g, '').length;
}
