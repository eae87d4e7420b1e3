'use client';

import { type FormEvent, useRef } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { type FormFields, textFields } from '@/lib/contract/forms/field';
import { type FormName, isDraftedForm } from '@/lib/contract/forms/names';
import type { SentJob } from '@/lib/browser/sent/sent';
import { handlers } from '@/lib/routes';
import { useCaptcha } from './use-captcha';
import { useDraft } from './use-draft';
import { useSubmission } from './use-submission';

type LoadSchema = () => Promise<z.ZodType<FieldValues, FieldValues>>;

export type CaptchaFormOptions = {
  name: FormName;
  /** Loads the schema shared with the route handler; derived from `fields` by default. */
  loadSchema?: LoadSchema;
  /** The form's field table, in page order. */
  fields: FormFields;
  /** Initial values. */
  values?: Record<string, string>;
  /** The form's subject, e.g. a job id: each has its own draft. */
  about?: string;
  /** The job of an application. */
  job?: SentJob;
};

export type CaptchaForm = ReturnType<typeof useCaptchaForm>;

/** Registration, errors, error summary, captcha and submission of a form. */
export function useCaptchaForm({ name, fields, about, job, ...options }: CaptchaFormOptions) {
  const { values, loadSchema = async () => (await import('@/lib/forms/form-schema')).formSchema(fields) } =
    options;
  const endpoint = handlers.form(name);
  const initial = emptyTexts(fields);
  const form = useForm({
    resolver: lazyResolver(loadSchema),
    defaultValues: { ...initial, captchaText: '', ...values },
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const captcha = useCaptcha(name, () =>
    // Satisfies the schema; the server only looks at the proof.
    form.setValue('captchaText', 'proved', { shouldValidate: true }),
  );
  const honeypot = useRef<HTMLInputElement>(null);
  const typed = typedFields(fields);
  const draft = useDraft({
    form,
    names: typed,
    initial: { ...initial, ...values },
    name: isDraftedForm(name) ? [name, about].filter(Boolean).join(':') : null,
  });
  const submission = useSubmission({
    form,
    captcha,
    honeypot,
    endpoint,
    phone: Object.keys(fields).find((field) => fields[field]!.kind === 'phone'),
    sent: { form: name, job },
    onSent: draft.drop,
  });
  const { problem, attempt } = submission;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptAutofill(event.currentTarget.elements, form, typed);
    return submission.submit(event);
  };
  const { errors } = form.formState;
  const mistakes = listMistakes(errors, [...Object.keys(fields), 'captchaText']);
  const errorOf = (field: string) => mistakes.find((mistake) => mistake.field === field)?.message;
  /** Preloads, on first focus, the code for validating the form. */
  const preload = () => void loadCheck(loadSchema);
  const summary = { problem, mistakes, attempt };
  const { isRestored } = draft;
  return { form, endpoint, submit, captcha, honeypot, errorOf, preload, summary, isRestored };
}

function emptyTexts(fields: FormFields): Record<string, string> {
  return Object.fromEntries(textFields(fields).map(([name]) => [name, '']));
}

/** Names of the text fields that the visitor fills in. */
function typedFields(fields: FormFields): string[] {
  return textFields(fields)
    .filter(([, { kind }]) => kind !== 'hidden' && kind !== 'radio')
    .map(([name]) => name);
}

/** The form's error messages, in page order. */
function listMistakes(errors: FieldErrors, order: readonly string[]) {
  return order.flatMap((field) => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? [{ field, message }] : [];
  });
}

/** Loads the resolver and the schema; null if either fails to load. */
function loadCheck(loadSchema: LoadSchema) {
  return Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).catch(() => null);
}

/**
 * A resolver that loads zod and its schema when first needed, as they are larger than the rest of the form. If
 * loading fails, only the server validates, with the same schema.
 */
function lazyResolver(loadSchema: LoadSchema): Resolver {
  return async (values, context, options) => {
    const loaded = await loadCheck(loadSchema);
    if (!loaded) return { values, errors: {} };
    const [{ zodResolver }, schema] = loaded;
    return zodResolver(schema)(values, context, options);
  };
}

/** Copies control values to the form state, as some browsers autofill without an event. */
function adoptAutofill(
  controls: HTMLFormControlsCollection,
  { getValues, setValue }: UseFormReturn,
  names: string[],
): void {
  for (const name of names) {
    const control = controls.namedItem(name);
    if (!isText(control) || control.value === getValues(name)) continue;
    setValue(name, control.value, { shouldDirty: true });
  }
}

function isText(control: Element | RadioNodeList | null) {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
