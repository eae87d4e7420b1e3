'use client';

import { useRouter } from 'next/navigation';
import { type RefObject, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messages } from '@/lib/content/messages';
import { HONEYPOT_FIELD } from '@/lib/shared/forms/names';
import { routes } from '@/lib/shared/routes';
import type { SubmissionAnswer } from '@/lib/forms/answers';
import { readSubmissionAnswer } from '@/lib/forms/handler-responses';
import { withLoader } from '../ui/loading';
import { showToast } from '../ui/toast';
import type { Captcha } from './use-captcha';

type WithCaptcha = FieldValues & { captchaText: string };

type Submission<T extends WithCaptcha> = {
  form: UseFormReturn<T, unknown, T>;
  captcha: Captcha;
  /** The honeypot field, hidden from people; only bots fill it in. */
  honeypot: RefObject<HTMLInputElement | null>;
  /** The route handler's path. */
  endpoint: string;
  body: SubmissionBody;
};

/** The encoding that the handler expects. */
export type SubmissionBody = 'json' | 'multipart';

/**
 * Submits a form: captcha first (a mismatch sends no request), then the loader and the request. On success, shows the
 * server's message and goes to the home page; otherwise shows the error, keeps every value, and loads a new captcha.
 */
export function useSubmission<T extends WithCaptcha>({
  form,
  captcha,
  honeypot,
  endpoint,
  body,
}: Submission<T>) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  async function send(values: T) {
    setProblem(null);
    if (!(await captcha.mayMatch(values.captchaText))) {
      showToast(messages.captchaMismatch);
      form.setError('captchaText' as Path<T>, { message: messages.captchaMismatch });
      setAttempt((count) => count + 1);
      return;
    }
    const sent = { ...values, captchaToken: captcha.token, [HONEYPOT_FIELD]: honeypot.current?.value ?? '' };
    const answer = await withLoader(post(endpoint, encode(sent, body)));
    if (answer.status === 1) {
      showToast(answer.message, 'success');
      router.push(routes.home());
      window.scrollTo({ top: 0, behavior: 'smooth' });
      return;
    }
    showToast(answer.message);
    const errors = Object.entries(answer.errors ?? {}).filter(([name]) => name in form.getValues());
    for (const [name, [message]] of errors) form.setError(name as Path<T>, { message });
    if (errors.length === 0) setProblem(answer.message);
    form.setValue('captchaText' as Path<T>, '' as T[Path<T>]);
    captcha.reload();
    setAttempt((count) => count + 1);
  }

  return {
    problem,
    attempt,
    submit: form.handleSubmit(send, () => setAttempt((count) => count + 1)),
  };
}

function encode(values: Record<string, unknown>, body: SubmissionBody): RequestInit {
  if (body === 'json') {
    return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    form.set(name, value instanceof Blob ? value : String(value ?? ''));
  }
  return { body: form };
}

async function post(endpoint: string, init: RequestInit): Promise<SubmissionAnswer> {
  try {
    return await readSubmissionAnswer(await fetch(endpoint, { method: 'POST', ...init }));
  } catch (error) {
    console.error('form could not be sent', error);
    return { status: 0, message: navigator.onLine ? messages.notAnswered : messages.noConnection };
  }
}
