import { useRef } from 'react';
import { CAPTCHA_FIELDS } from '@/lib/contract/forms/names';

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
