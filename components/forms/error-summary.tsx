'use client';

import { useEffect, useRef } from 'react';
import { errorSummary } from '@/lib/content/forms/parts';
import { fieldId } from './field';

type ErrorSummaryProps = {
  /** An error about the whole form, if any. */
  problem: string | null;
  /** Field errors, in field order. */
  mistakes: { field: string; message: string }[];
  /** Changes with every submission, so that each failed one takes the focus. */
  attempt: number;
};

/** All errors at the top of the form, each linking to its field. */
export function ErrorSummary({ problem, mistakes, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = problem !== null || mistakes.length > 0;

  // Only a submission moves the focus; errors that change while typing must not.
  const focusedAttempt = useRef(0);
  useEffect(() => {
    // The errors may be rendered shortly after the attempt is counted.
    if (!shown || focusedAttempt.current === attempt) return;
    focusedAttempt.current = attempt;
    box.current?.focus();
  }, [attempt, shown]);

  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="border-bad rounded-2xl border-2 bg-white p-5">
      <h3 className="text-lg">{problem ? errorSummary.notSent : errorSummary.mistakes}</h3>
      {problem && <p className="mt-1">{problem}</p>}
      {mistakes.length > 0 && (
        <ul className="mt-2 space-y-1">
          {mistakes.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                className="text-bad inline-block py-1 font-semibold underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(field))?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
