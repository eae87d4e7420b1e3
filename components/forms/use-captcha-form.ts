'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { FormName } from '@/lib/forms/names';
import { listMistakes } from './list-mistakes';
import { useCaptcha } from './use-captcha';
import { type SubmissionBody, useSubmission } from './use-submission';

type CaptchaFormOptions<T extends FieldValues & { captchaText: string }> = {
  name: FormName;
  /** The same schema that the route handler uses. */
  schema: z.ZodType<T, FieldValues>;
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
    // The schema fills in what may be missing, so its input is wider than its output.
    resolver: zodResolver(options.schema) as unknown as Resolver<T, unknown, T>,
    defaultValues: options.defaultValues,
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const captcha = useCaptcha(options.name);
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
  return { form, submit, captcha, honeypot, errorOf, summary: { problem, mistakes, attempt } };
}
