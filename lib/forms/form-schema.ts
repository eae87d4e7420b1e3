import { missing, wrong } from '../content/forms/mistakes';
import {
  type FormField,
  type FormFields,
  isOptional,
  maxLength,
  textFields,
  type TextName,
} from '../shared/forms/field';
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

const MAX_YEARS = 60;

function schemaOf(name: string, field: FormField): z.ZodType {
  // Not typed by the visitor, so never an error to show.
  if (field.kind === 'hidden' && field.extra) return unseenText(field.max ?? 0);
  if (!isOptional(field)) return required(name).pipe(ruleOf(field, missingText(name)));
  const schema = optionalText(ruleOf(field, wrong.choice));
  return field.extra ? schema.optional() : schema.default('');
}

/** What a text must be, given that there is one. */
function ruleOf(field: FormField, unknownChoice: string): z.ZodType<string, string> {
  const text = z.string().max(maxLength(field), wrong.tooLong(maxLength(field)));
  switch (field.kind) {
    case 'email':
      return text.pipe(z.email(wrong.email));
    case 'phone':
      return text.refine(isPhone, wrong.phone);
    case 'years':
      return z.string().transform(yearsOf).refine(isYears, wrong.years);
    case 'choice':
    case 'radio':
      return z.enum(field.choices ?? [], { error: unknownChoice });
    default:
      return text;
  }
}

const missingText = (name: string) => missing[name as keyof typeof missing];

function required(name: string) {
  const error = missingText(name);
  return z.string({ error }).trim().min(1, error);
}

/** '' is taken as it is; anything else must follow the rule. */
function optionalText(rule: z.ZodType<string, string>) {
  return z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return '';
      const checked = rule.safeParse(text);
      if (checked.success) return checked.data;
      for (const { message } of checked.error.issues) context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

function unseenText(max: number) {
  return z
    .string()
    .catch('')
    .transform((text) => asOneLine(text).slice(0, max));
}

const captchaText = required('captchaText').max(6, wrong.captchaTooLong);

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
