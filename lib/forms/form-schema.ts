import { missing, wrong } from '../content/forms/mistakes';
import { type FormField, type FormFields, textFields, type TextName } from '../shared/forms/field';
import { z } from './zod';

type FormShape<F extends FormFields> = {
  [Name in TextName<F>]: F[Name] extends { extra: true } ? z.ZodType<string | undefined> : z.ZodType<string>;
} & { captchaText: z.ZodType<string> };

/**
 * Schema of a form's text fields, for both the browser and the handler. Texts are trimmed; '' for optional ones left
 * empty.
 */
export function formSchema<F extends FormFields>(fields: F) {
  const shape = textFields(fields).map(([name, field]) => [name, schemaOf(name, field)]);
  return z.object(Object.fromEntries([...shape, ['captchaText', captchaText]]) as FormShape<F>);
}

const MAX_EMAIL = 254;
const MAX_PHONE = 30;
const MAX_YEARS = 60;

function schemaOf(name: string, { kind, max = 0, optional, extra, choices = [] }: FormField): z.ZodType {
  switch (kind) {
    case 'email':
      return required(name, MAX_EMAIL).pipe(z.email(wrong.email));
    case 'phone':
      return required(name, MAX_PHONE).refine(isPhone, wrong.phone);
    case 'years':
      return z.string().transform(yearsOf).refine(isYears, wrong.years).optional();
    case 'choice':
      return extra
        ? z.enum(['', ...choices], { error: wrong.choice }).optional()
        : z.enum(choices, { error: missingText(name) });
    case 'hidden':
      // Not typed by the visitor, so never an error to show.
      if (extra)
        return z
          .string()
          .catch('')
          .transform(asOneLine)
          .transform((text) => text.slice(0, max));
  }
  return optional ? z.string().trim().max(max, wrong.tooLong(max)).default('') : required(name, max);
}

const missingText = (name: string) => missing[name as keyof typeof missing];

function required(name: string, max: number) {
  const error = missingText(name);
  return z.string({ error }).trim().min(1, error).max(max, wrong.tooLong(max));
}

const captchaText = required('captchaText', Infinity).max(6, wrong.captchaTooLong);

/** An Indian or international number as people write it: +91, spaces, hyphens, brackets, a leading zero. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 7 && digits <= 15;
}

/** Reads "2 years", "3+ yrs" and "Fresher" as numbers. */
function yearsOf(text: string): string {
  const years = text.trim().replace(/\s*\+?\s*(years?|yrs?|y)?\.?$/i, '');
  return /^fresher$/i.test(years) ? '0' : years;
}

function isYears(text: string): boolean {
  return text === '' || (/^\d{1,2}(\.\d)?$/.test(text) && Number(text) <= MAX_YEARS);
}

function asOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
