'use client';

import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import type { FormName } from '@/lib/shared/form-names';
import { checkBySchema, loadCheck, type LoadSchema } from './check-by-schema';
import { listMistakes } from './list-mistakes';
import { useCaptcha } from './use-captcha';
import { type SubmissionBody, useSubmission } from './use-submission';

type CaptchaFormOptions<T extends FieldValues & { captchaText: string }> = {
  name: FormName;
  /** Loads the schema that the route handler uses, too. */
  loadSchema: LoadSchema<T>;
  defaultValues: DefaultValues<T>;
  /** In the order in which the fields stand on the page. */
  fieldOrder: readonly (keyof T & string)[];
  endpoint: string;
  body: SubmissionBody;
};

export type CaptchaForm<T extends FieldValues & { captchaText: string }> = ReturnType<
  typeof useCaptchaForm<T>
>;

/** All that a form with a captcha needs: registration, errors, the summary's contents, the captcha and sending. */
export function useCaptchaForm<T extends FieldValues & { captchaText: string }>(
  options: CaptchaFormOptions<T>,
) {
  const form = useForm<T, unknown, T>({
    resolver: checkBySchema(options.loadSchema),
    defaultValues: options.defaultValues,
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  // The field must not stay empty; the server looks at the proof alone.
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
  const mistakes = listMistakes(errors, options.fieldOrder);
  const errorOf = (field: keyof T & string) => mistakes.find((mistake) => mistake.field === field)?.message;
  /** For when the visitor turns to the form, so that nothing is waited for when it is sent. */
  const getReady = () => void loadCheck(options.loadSchema);
  return { form, submit, captcha, honeypot, errorOf, getReady, summary: { problem, mistakes, attempt } };
}
