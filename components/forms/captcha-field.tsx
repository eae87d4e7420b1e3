'use client';

import { type Ref, useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { captchaField } from '@/lib/content/forms/parts';
import { messages } from '@/lib/content/messages';
import { Changing } from '../ui/changing';
import { Icon } from '../ui/icon';
import { Field } from './field';
import type { Captcha, WorkState } from './use-captcha';

// Six characters of 25 px each, 30 px high (specification §9).
const WIDTH = 150;
const HEIGHT = 30;

type CaptchaFieldProps = {
  captcha: Captcha;
  input: UseFormRegisterReturn;
  error?: string;
};

/** The captcha's image on a canvas, its reload link, the input, and the proof-of-work alternative. */
export function CaptchaField({ captcha, input, error }: CaptchaFieldProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const hasFocus = useRef(false);
  const isDone = captcha.work.state === 'done';
  useEffect(() => {
    // It replaces the picture, the code and the button, one of which had the focus.
    if (isDone && hasFocus.current) status.current?.focus();
  }, [isDone]);
  return (
    <div onFocus={() => (hasFocus.current = true)} onBlur={() => (hasFocus.current = false)}>
      {!isDone && <Characters captcha={captcha} input={input} error={error} />}
      <WorkStatus ref={status} state={captcha.isWorking ? 'extra' : captcha.work.state} />
    </div>
  );
}

function Characters({ captcha, input, error }: CaptchaFieldProps) {
  const isWorking = captcha.work.state === 'working';
  return (
    <>
      {/* First, so that nobody has to try the picture before. */}
      <button
        type="button"
        // Disabled, it would lose the focus.
        aria-disabled={isWorking}
        onClick={() => {
          if (!isWorking) void captcha.work.prove();
        }}
        className="text-brand min-h-11 cursor-pointer text-[0.9375rem] font-semibold underline underline-offset-4"
      >
        {captchaField.skip}
      </button>
      <Field name={input.name} label={captchaField.label} hint={captchaField.hint} error={error}>
        {(control) => (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Picture captcha={captcha} />
            <input
              {...control}
              {...input}
              type="text"
              maxLength={6}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="send"
              autoCorrect="off"
              spellCheck={false}
              className={`${control.className} max-w-44 tracking-[0.2em]`}
            />
            {captcha.failed && (
              <p role="alert" className="text-bad w-full text-[0.9375rem] font-semibold">
                {messages.captchaUnavailable}
              </p>
            )}
          </div>
        )}
      </Field>
    </>
  );
}

function Picture({ captcha }: { captcha: Captcha }) {
  return (
    <div className="border-line flex flex-wrap items-center gap-x-1 rounded-xl border bg-white py-1.5 pr-1 pl-3">
      <CaptchaCanvas image={captcha.challenge?.image} />
      <a
        href="#new-picture"
        role="button"
        onClick={(event) => {
          event.preventDefault();
          captcha.reload();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          captcha.reload();
        }}
        className="text-brand flex min-h-11 items-center gap-1.5 rounded-lg px-3 text-[0.9375rem] font-semibold underline underline-offset-4"
      >
        <Icon name="reload" className="size-4" />
        {captchaField.reload}
      </a>
    </div>
  );
}

type ShownWork = WorkState | 'extra';

function WorkStatus({ state, ref }: { state: ShownWork; ref: Ref<HTMLParagraphElement> }) {
  return (
    <p
      ref={ref}
      role="status"
      tabIndex={-1}
      className={
        state === 'done'
          ? 'text-good flex items-center gap-2 font-semibold'
          : 'text-ink-soft text-[0.9375rem]'
      }
    >
      {state === 'done' && <Icon name="check" />}
      <Changing>{state === 'none' ? '' : captchaField.work[state]}</Changing>
    </p>
  );
}

function CaptchaCanvas({ image }: { image: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !image) return;
    const picture = new Image();
    picture.onload = () => {
      context.clearRect(0, 0, WIDTH, HEIGHT);
      context.drawImage(picture, 0, 0, WIDTH, HEIGHT);
    };
    picture.src = image;
    return () => void (picture.onload = null);
  }, [image]);

  return (
    <canvas
      ref={canvas}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={captchaField.picture}
      data-ready={image ? 'true' : 'false'}
      className="h-[30px] w-[150px]"
    />
  );
}
