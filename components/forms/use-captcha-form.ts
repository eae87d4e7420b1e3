'use client';

import { type FormEvent, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { type FormFields, textFields } from '@/lib/contract/forms/field';
import { type FormName, isDraftedForm } from '@/lib/contract/forms/names';
import type { SentJob } from '@/lib/browser/sent/sent';
import { handlers } from '@/lib/routes';
import { hasKept } from '@/lib/browser/kept/kept-flag';
import { checkBySchema, loadCheck, type LoadSchema } from './check-by-schema';
import { takeFilledIn } from './filled-in';
import { useCaptcha } from './use-captcha';
import { useDraft } from './use-draft';
import { isOffline, useSubmission } from './use-submission';

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
