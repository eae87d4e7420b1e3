'use client';

import { type RefObject, useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { messages } from '@/lib/content/messages';
import {
  ASKED_PHONE_FIELD,
  HONEYPOT_FIELD,
  type FormName,
  isMultipart,
  POST_KEY_HEADER,
} from '@/lib/contract/forms/names';
import { routes } from '@/lib/routes';
import { type ReadAnswer, readSubmissionAnswer } from '@/lib/forms/handler-responses';
import { addSent, type SentJob } from '@/lib/browser/sent/sent';
import { withLoader } from '../ui/loading';
import { showToast } from '../ui/toast';
import { useNavigate } from '../ui/link';
import type { Captcha } from './use-captcha';
import { usePostKey } from './use-post-key';

type Submission = {
  form: UseFormReturn;
  captcha: Captcha;
  /** The honeypot field, hidden from people; only bots fill it in. */
  honeypot: RefObject<HTMLInputElement | null>;
  /** The route handler's path. */
  endpoint: string;
  /** The field of a phone number, if there is one. */
  phone?: string;
  /** What the tab remembers of the form when it has been accepted. */
  sent: { form: FormName; job?: SentJob };
  onSent: () => void;
  /** Keeps on the device what could not be sent under this key; false where that cannot be. Without it, nothing is kept. */
  keep?: (values: Record<string, unknown>, key: string) => Promise<boolean>;
};

/**
 * Submits a form: captcha first (a mismatch sends no request), then the loader and the request. On success, shows the
 * server's message, remembers what was sent and goes to the home page; otherwise shows the error, keeps every value, and loads a new captcha.
 */
export function useSubmission({ form, captcha, honeypot, endpoint, phone, sent, onSent, keep }: Submission) {
  const navigate = useNavigate();
  const keyOf = usePostKey();
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  /** A phone number that was doubted is accepted when it is sent again. */
  function failed(errors: Record<string, unknown>) {
    if (phone && errors[phone]) form.setValue(ASKED_PHONE_FIELD, String(form.getValues(phone)));
    setAttempt((count) => count + 1);
  }

  // A kept application is sent with a proof of work in the captcha's place.
  const isChecked = () => !(keep && isOffline());

  /** Whether the browser can tell that the code is wrong, and says so. */
  async function isMistyped(code: string): Promise<boolean> {
    const mistake = code && isChecked() ? await captcha.problemOf(code) : null;
    if (!mistake) return false;
    showToast(messages.captchaMismatch);
    form.setError('captchaText', { message: mistake });
    return true;
  }

  /** Tells what is wrong with the captcha together with the mistakes in the fields. */
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
      // A tool that fills in forms fell into the trap: the device proves then that somebody uses it.
      captchaToken: trap ? await captcha.proof() : captcha.token,
      captchaWork: trap ? '' : await captcha.solvedWork(),
      [HONEYPOT_FIELD]: trap,
    });
    // For the page that follows.
    import('./sent/sent-panel').catch(() => null);
    const key = keyOf(values);
    const sending = posted().then((fields) => post(endpoint, encode(fields, isMultipart(sent.form)), key));
    const { isWaiting, isCutOff, ...answer } = await withLoader(sending);
    if (answer.status === 1) {
      onSent();
      const { message, reference, statusPath } = answer;
      addSent({ ...sent, isWaiting, reference, statusPath, message });
      showToast(message, 'success');
      navigate(routes.home());
      // Smoothly where the style sheet says so.
      window.scrollTo(0, 0);
      return;
    }
    if (isCutOff && key && (await keep?.(values, key))) return onSent();
    showToast(answer.message);
    const errors = Object.entries(answer.errors ?? {}).filter(([name]) => name in form.getValues());
    for (const [name, texts] of errors) form.setError(name, { message: texts.join(' ') });
    // It may say more than stands at the fields.
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

function encode(values: Record<string, unknown>, inParts: boolean): RequestInit {
  if (!inParts) {
    return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    form.set(name, value instanceof Blob ? value : String(value ?? ''));
  }
  return { body: form };
}

/** `isCutOff`: there was no answer, or not a whole one. */
async function post(
  endpoint: string,
  init: RequestInit,
  key: string | undefined,
): Promise<ReadAnswer & { isCutOff?: boolean }> {
  const headers = { ...init.headers, ...(key && { [POST_KEY_HEADER]: key }) };
  let response: Response | undefined;
  try {
    response = await fetch(endpoint, { method: 'POST', ...init, headers });
    return await readSubmissionAnswer(response);
  } catch (error) {
    console.error('form could not be sent', error);
    const message = isOffline() ? messages.noConnection : messages.notAnswered;
    // The error page of a proxy is whole.
    return { status: 0, message, isWaiting: false, isCutOff: !response || response.ok };
  }
}

export const isOffline = () => !navigator.onLine;
