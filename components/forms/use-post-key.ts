import { useRef } from 'react';
import { CAPTCHA_FIELDS } from '@/lib/contract/forms/names';

const OF_AN_ATTEMPT: readonly string[] = CAPTCHA_FIELDS;

/**
 * The key under which a form's content is sent: the same each time that the same is sent, so that an application whose
 * answer was lost is not made twice. None where the browser makes no UUIDs, as on a site without HTTPS.
 */
export function usePostKey() {
  const last = useRef<{ values: Record<string, unknown>; key: string }>(null);

  return (values: Record<string, unknown>): string | undefined => {
    // Missing in some browsers, whatever TypeScript says.
    if (typeof crypto.randomUUID !== 'function') return undefined;
    if (!last.current || !isSame(values, last.current.values))
      last.current = { values, key: crypto.randomUUID() };
    return last.current.key;
  };
}

function isSame(values: Record<string, unknown>, earlier: Record<string, unknown>): boolean {
  return Object.keys({ ...values, ...earlier }).every(
    (name) => OF_AN_ATTEMPT.includes(name) || values[name] === earlier[name],
  );
}
