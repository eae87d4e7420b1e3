'use client';

import { type RefObject, useState, useRef } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { messages } from '@/lib/content/messages';
import {
  ASKED_PHONE_FIELD,
  HONEYPOT_FIELD,
  type FormName,
  isMultipart,
  POST_KEY_HEADER,
  CAPTCHA_FIELDS,
} from '@/lib/contract/forms/names';
import { routes } from '@/lib/routes';
import { type ReadAnswer, readSubmissionAnswer } from '@/lib/forms/handler-responses';
import { addSent, type SentJob } from '@/lib/browser/sent/sent';
import { withLoader } from '../ui/loading';
import { showToast } from '../ui/toast';
import { useNavigate } from '../ui/link';
import type { Captcha } from './use-captcha';

const PER_ATTEMPT: readonly string[] = CAPTCHA_FIELDS;

/**
 * Returns an idempotency key for a form's values: the same key for the same values, so that resending after a lost
 * answer does not apply twice. Undefined without HTTPS, where browsers have no randomUUID.
 */
export function usePostKey() {
  const last = useRef<{ values: Record<string, unknown>; key: string }>(null);

  return (values: Record<string, unknown>): string | undefined => {
    // TypeScript's types ignore insecure contexts.
    if (typeof crypto.randomUUID !== 'function') return undefined;
    if (!last.current || !isSame(values, last.current.values))
      last.current = { values, key: crypto.randomUUID() };
    return last.current.key;
  };
}

function isSame(values: Record<string, unknown>, earlier: Record<string, unknown>): boolean {
  return Object.keys({ ...values, ...earlier }).every(
    (name) => PER_ATTEMPT.includes(name) || values[name] === earlier[name],
  );
}

type Submission = {
  form: UseFormReturn;
  captcha: Captcha;
  /** The hidden honeypot field; only bots fill it in. */
  honeypot: RefObject<HTMLInputElement | null>;
  /** The route handler's path. */
  endpoint: string;
  /** Name of the phone number field. */
  phone?: string;
  /** What the tab remembers once the form is accepted. */
  sent: { form: FormName; job?: SentJob };
  onSent: () => void;
};

/**
 * Submits a form: checks the captcha first (a mismatch sends no request), then shows the loader and posts. On
 * success, shows the server's message, remembers what was sent and goes to the home page; otherwise shows the error,
 * keeps every value and loads a new captcha.
 */
export function useSubmission({ form, captcha, honeypot, endpoint, phone, sent, onSent }: Submission) {
  const navigate = useNavigate();
  const keyOf = usePostKey();
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  /** Records a rejected phone number, which the server accepts when it is sent again. */
  function failed(errors: Record<string, unknown>) {
    if (phone && errors[phone]) form.setValue(ASKED_PHONE_FIELD, String(form.getValues(phone)));
    setAttempt((count) => count + 1);
  }

  /** Shows an error and resolves with true if the browser can tell that the code is wrong. */
  async function isMistyped(code: string): Promise<boolean> {
    const mistake = code ? await captcha.problemOf(code) : null;
    if (!mistake) return false;
    showToast(messages.captchaMismatch);
    form.setError('captchaText', { message: mistake });
    return true;
  }

  /** Checks the captcha too, so that all errors show at once. */
  async function refuse(errors: FieldErrors) {
    if (!errors.captchaText) await isMistyped(String(form.getValues('captchaText')));
    failed(errors);
  }

  async function send(values: FieldValues) {
    setProblem(null);
    if (await isMistyped(String(values.captchaText))) return failed({});
    const trap = honeypot.current?.value ?? '';
    const posted = async () => ({
      ...values,
      // A form filler may have filled the honeypot; a proof of work then shows that it is not a bot.
      captchaToken: trap ? await captcha.proof() : captcha.token,
      captchaWork: trap ? '' : await captcha.solvedWork(),
      [HONEYPOT_FIELD]: trap,
    });
    // Preload for the next page.
    import('./sent/sent-panel').catch(() => null);
    const key = keyOf(values);
    const sending = posted().then((fields) => post(endpoint, encode(fields, isMultipart(sent.form)), key));
    const { isWaiting, ...answer } = await withLoader(sending);
    if (answer.status === 1) {
      onSent();
      const { message, reference, statusPath } = answer;
      addSent({ ...sent, isWaiting, reference, statusPath, message });
      showToast(message, 'success');
      navigate(routes.home());
      // The style sheet decides whether this is smooth.
      window.scrollTo(0, 0);
      return;
    }
    showToast(answer.message);
    const errors = Object.entries(answer.errors ?? {}).filter(([name]) => name in form.getValues());
    for (const [name, texts] of errors) form.setError(name, { message: texts.join(' ') });
    // Unless a field shows it already.
    if (!errors.some(([, texts]) => texts.includes(answer.message))) setProblem(answer.message);
    form.setValue('captchaText', '');
    captcha.reload();
    failed(Object.fromEntries(errors));
  }

  return {
    problem,
    attempt,
    submit: form.handleSubmit(send, refuse),
  };
}

function encode(values: Record<string, unknown>, multipart: boolean): RequestInit {
  if (!multipart) {
    return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    form.set(name, value instanceof Blob ? value : String(value ?? ''));
  }
  return { body: form };
}

async function post(endpoint: string, init: RequestInit, key: string | undefined): Promise<ReadAnswer> {
  const headers = { ...init.headers, ...(key && { [POST_KEY_HEADER]: key }) };
  try {
    return await readSubmissionAnswer(await fetch(endpoint, { method: 'POST', ...init, headers }));
  } catch (error) {
    console.error('form could not be sent', error);
    const message = navigator.onLine ? messages.notAnswered : messages.noConnection;
    return { status: 0, message, isWaiting: false };
  }
}
