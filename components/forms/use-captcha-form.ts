'use client';

import { useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form';
import { type FormFields, textFields } from '@/lib/shared/forms/field';
import type { FormName } from '@/lib/shared/forms/names';
import { checkBySchema, loadCheck, type LoadSchema } from './check-by-schema';
import { useCaptcha } from './use-captcha';
import { type SubmissionBody, useSubmission } from './use-submission';

type CaptchaFormOptions<T extends FieldValues & { captchaText: string }> = {
  name: FormName;
  /** Loads the schema that the route handler uses as well. */
  loadSchema: LoadSchema<T>;
  /** The form's field table, in page order. */
  fields: FormFields;
  /** Initial values. */
  values?: Partial<T>;
  endpoint: string;
  body: SubmissionBody;
};

export type CaptchaForm<T extends FieldValues & { captchaText: string }> = ReturnType<
  typeof useCaptchaForm<T>
>;

/** Everything that a form with a captcha needs: registration, errors, error summary, captcha and submission. */
export function useCaptchaForm<T extends FieldValues & { captchaText: string }>(
  options: CaptchaFormOptions<T>,
) {
  const form = useForm<T, unknown, T>({
    resolver: checkBySchema(options.loadSchema),
    defaultValues: { ...emptyTexts(options.fields), ...options.values } as DefaultValues<T>,
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  // Satisfies the schema; the server only looks at the proof.
  const captcha = useCaptcha(options.name, () =>
    form.setValue('captchaText' as Path<T>, 'proved' as PathValue<T, Path<T>>, { shouldValidate: true }),
  );
  const honeypot = useRef<HTMLInputElement>(null);
  const { submit, problem, attempt } = useSubmission({
    form,
    captcha,
    honeypot,
    endpoint: options.endpoint,
    body: options.body,
  });
  const { errors } = form.formState;
  const mistakes = listMistakes(errors, [...Object.keys(options.fields), 'captchaText']);
  const errorOf = (field: keyof T & string) => mistakes.find((mistake) => mistake.field === field)?.message;
  /** Preloads the schema when the visitor focuses the form, so that sending it waits for nothing. */
  const getReady = () => void loadCheck(options.loadSchema);
  return { form, submit, captcha, honeypot, errorOf, getReady, summary: { problem, mistakes, attempt } };
}

function emptyTexts(fields: FormFields): Record<string, string> {
  return Object.fromEntries([...textFields(fields).map(([name]) => [name, '']), ['captchaText', '']]);
}

/** The form's error messages, in page order. */
function listMistakes<T extends FieldValues>(errors: FieldErrors<T>, order: readonly string[]) {
  return order.flatMap((field) => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? [{ field, message }] : [];
  });
}
