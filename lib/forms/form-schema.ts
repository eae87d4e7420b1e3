import { missing, wrong } from '../content/forms/mistakes';
import { emailAddress } from '../base/contact/email-schema';
import { judgePhone, plainPhone } from '../base/contact/phone';
import {
  type FormField,
  type FormFields,
  isOptional,
  maxLength,
  textFields,
  type TextName,
} from '../contract/forms/field';
import { ASKED_PHONE_FIELD } from '../contract/forms/names';
import { z } from './zod';

type FormShape<F extends FormFields> = {
  [Name in TextName<F>]: F[Name] extends { extra: true } ? z.ZodType<string | undefined> : z.ZodType<string>;
} & { captchaText: z.ZodType<string>; [ASKED_PHONE_FIELD]: z.ZodType<string | undefined> };

/** Schema of a form's text fields, for the browser and the handler. Texts are trimmed; optional ones default to ''. */
export function formSchema<F extends FormFields>(fields: F) {
  const shape = textFields(fields).map(([name, field]) => [name, schemaOf(name, field)]);
  const besides = { captchaText, [ASKED_PHONE_FIELD]: z.string().optional().catch(undefined) };
  const schema = z.object({ ...Object.fromEntries(shape), ...besides } as FormShape<F>);
  const phones = textFields(fields).flatMap(([name, { kind }]) => (kind === 'phone' ? [name] : []));
  return phones.reduce(askOnce, schema);
}

/** Rejects a phone number that may lack a digit, until the visitor has confirmed it. */
function askOnce<S extends z.ZodObject>(schema: S, name: string): S {
  return schema.superRefine(
    (values: Record<string, unknown>, context) => {
      const [phone, asked] = [values[name], values[ASKED_PHONE_FIELD]].map((text) =>
        plainPhone(String(text ?? '')),
      );
      if (judgePhone(phone!) !== 'doubtful' || phone === asked) return;
      context.addIssue({ code: 'custom', path: [name], message: wrong.doubtfulPhone });
    },
    // Also runs if other fields are invalid, so that all errors are reported together.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

const MAX_YEARS = 60;

function schemaOf(name: string, field: FormField): z.ZodType {
  // Not typed by the visitor, so never an error to show.
  if (field.kind === 'hidden' && field.extra) return unseenText(field.max ?? 0);
  if (!isOptional(field)) return required(name).pipe(ruleOf(field, () => missingText(name)));
  const schema = optionalText(ruleOf(field, () => wrong.choice));
  return field.extra ? schema.optional() : schema.default('');
}

/** The rule for a non-empty text. Messages are functions because they depend on the visitor's language. */
function ruleOf(field: FormField, unknownChoice: () => string): z.ZodType<string, string> {
  const text = z.string().max(maxLength(field), { error: () => wrong.tooLong(maxLength(field)) });
  switch (field.kind) {
    case 'email':
      return text.pipe(emailAddress(() => wrong.email));
    case 'phone':
      return text
        .overwrite(plainPhone)
        .refine((phone) => judgePhone(phone) !== 'none', { error: () => wrong.phone });
    case 'years':
      return z
        .string()
        .transform(yearsOf)
        .refine(isYears, { error: () => wrong.years });
    case 'choice':
    case 'radio':
      return z.enum(field.choices ?? [], { error: unknownChoice });
    default:
      return text;
  }
}

const missingText = (name: string) => missing[name as keyof typeof missing];

function required(name: string) {
  const error = () => missingText(name);
  return z.string({ error }).trim().min(1, { error });
}

/** Accepts ''; anything else must follow the rule. */
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
    .transform((text) =>
      text
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, max),
    );
}

const captchaText = required('captchaText').max(6, { error: () => wrong.captchaTooLong });

/** Reads "2 years", "3+ yrs" and "Fresher" as numbers. */
function yearsOf(text: string): string {
  const years = text.trim().replace(/(?<!\s)\s*(?:\+\s*)?(years?|yrs?|y)?\.?$/i, '');
  return /^fresher$/i.test(years) ? '0' : years;
}

function isYears(text: string): boolean {
  return text === '' || (/^\d{1,2}(\.\d)?$/.test(text) && Number(text) <= MAX_YEARS);
}
