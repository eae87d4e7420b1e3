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
import { hasKept } from '@/lib/browser/kept/kept-flag';
import { useCaptcha } from './use-captcha';
import { useDraft } from './use-draft';
import { isOffline, useSubmission } from './use-submission';

type LoadSchema = () => Promise<z.ZodType<FieldValues, FieldValues>>;

export type CaptchaFormOptions = {
  name: FormName;
  /** Loads the schema that the route handler uses as well; by default that of the fields alone. */
  loadSchema?: LoadSchema;
  /** The form's field table, in page order. */
  fields: FormFields;
  /** Initial values. */
  values?: Record<string, string>;
  /** What this form is about, where the same form may be about several things: each has a draft of its own. */
  about?: string;
  /** The job of an application. */
  job?: SentJob;
  /** Loads what keeps an application on the device when it cannot be sent. */
  loadKeeping?: () => Promise<typeof import('./kept/keeping')>;
};

export type CaptchaForm = ReturnType<typeof useCaptchaForm>;

/** Everything that a form with a captcha needs: registration, errors, error summary, captcha and submission. */
export function useCaptchaForm({ name, fields, about, job, loadKeeping, ...options }: CaptchaFormOptions) {
  const { values, loadSchema = async () => (await import('@/lib/forms/form-schema')).formSchema(fields) } =
    options;
  const endpoint = handlers.form(name);
  const initial = emptyTexts(fields);
  const form = useForm({
    resolver: checkBySchema(loadSchema),
    defaultValues: { ...initial, captchaText: '', ...values },
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  // Satisfies the schema; the server only looks at the proof.
  const proved = 'proved';
  const captcha = useCaptcha(name, () => form.setValue('captchaText', proved, { shouldValidate: true }));
  const honeypot = useRef<HTMLInputElement>(null);
  const typed = typedFields(fields);
  const draft = useDraft({
    form,
    names: typed,
    initial: { ...initial, ...values },
    name: isDraftedForm(name) ? [name, about].filter(Boolean).join(':') : null,
  });
  const submission = useSubmission({
    ...{ form, captcha, honeypot, endpoint },
    phone: Object.keys(fields).find((field) => fields[field]!.kind === 'phone'),
    sent: { form: name, job },
    onSent: () => {
      draft.drop();
      if (job && hasKept()) loadKeeping?.().then(({ dropRefused }) => dropRefused(job.id), no);
    },
    keep:
      job &&
      loadKeeping &&
      ((values, key) =>
        loadKeeping().then(({ keepApplication }) => keepApplication({ key, job, values }), no)),
  });
  const { problem, attempt } = submission;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    takeFilledIn(event.currentTarget.elements, form, typed);
    // A picture cannot be had; see useSubmission.
    if (loadKeeping && isOffline() && !form.getValues('captchaText')) form.setValue('captchaText', proved);
    return submission.submit(event);
  };
  const { errors } = form.formState;
  const mistakes = listMistakes(errors, [...Object.keys(fields), 'captchaText']);
  const errorOf = (field: string) => mistakes.find((mistake) => mistake.field === field)?.message;
  /** Preloads what sending or keeping it takes when the visitor focuses the form, so that it waits for nothing. */
  const getReady = () => {
    void loadCheck(loadSchema);
    loadKeeping?.().then(({ prepareKeeping }) => prepareKeeping(), no);
  };
  const summary = { problem, mistakes, attempt };
  const { isRestored } = draft;
  return { form, endpoint, submit, captcha, honeypot, errorOf, getReady, summary, isRestored };
}

const no = () => false;

function emptyTexts(fields: FormFields): Record<string, string> {
  return Object.fromEntries(textFields(fields).map(([name]) => [name, '']));
}

/** Names of the fields that the visitor fills in with text. */
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
 * A resolver that loads its schema, and zod, when first needed: together they are larger than the rest of the form. If
 * they fail to load, the server alone validates, by the same schema and with the same messages.
 */
function checkBySchema(loadSchema: LoadSchema): Resolver {
  return async (values, context, options) => {
    const loaded = await loadCheck(loadSchema);
    if (!loaded) return { values, errors: {} };
    const [{ zodResolver }, schema] = loaded;
    return zodResolver(schema)(values, context, options);
  };
}

/**
 * Takes over what stands in a form's controls without the form having heard of it: some browsers fill in names and
 * addresses without an event.
 */
function takeFilledIn(
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
