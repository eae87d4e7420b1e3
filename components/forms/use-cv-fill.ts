import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cvField } from '@/lib/content/forms/cv-field';
import type { CvContact } from '@/lib/browser/cv-reading/cv-text';
import { fieldId } from './field';

/** Contact details read from a CV; form fields have the same names. */
const KINDS = ['firstName', 'lastName', 'email', 'phone'] satisfies (keyof CvContact)[];

/** Found texts by field name. */
type Found = Readonly<Record<string, string>>;

/**
 * Fills in empty fields from the chosen CV, on the device. Never changes what was typed; values found in one CV may
 * be replaced by another's. `notes` are shown at fields whose found value is unedited; `filledIn` counts the fields
 * filled in.
 */
export function useCvFill(form: UseFormReturn) {
  const [found, setFound] = useState<Found>({});
  const [filledIn, setFilledIn] = useState(0);
  const latest = useRef<Found>({});
  const lastRead = useRef(0);
  const isFilling = useRef(false);

  function keep(next: Found) {
    latest.current = next;
    setFound(next);
  }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isFilling.current) return;
          const kept = Object.entries(latest.current).filter(([name, text]) => values[name] === text);
          if (kept.length < Object.keys(latest.current).length) keep(Object.fromEntries(kept));
        },
      }),
    [form],
  );

  /** Loads the reader, which is large, only for visitors about to choose a CV. */
  const preload = () =>
    void loadReader()
      .then((reader) => reader?.preloadReader())
      .catch(() => null);

  /** Reads the file that will be sent, and clears fields filled in from one that no longer is. */
  async function take(file: File | undefined) {
    const turn = ++lastRead.current;
    const isText = file && file.name !== cvField.photographs.fileName;
    const reader = isText ? await loadReader() : null;
    const contact = isText ? await reader?.readOnDevice(file).catch(() => null) : null;
    // Another file may have been chosen meanwhile.
    if (turn === lastRead.current) fill(contact ?? {});
  }

  function fill(contact: CvContact) {
    const before = latest.current;
    const put = (name: string, text: string) =>
      form.setValue(name, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    const next: Record<string, string> = {};
    for (const name of KINDS) {
      if (!isEmpty(name) && before[name] === undefined) continue;
      const text = contact[name];
      if (text) next[name] = text;
    }
    const replaced = Object.keys(before).filter((name) => next[name] === undefined);
    keep(next);
    setFilledIn(Object.keys(next).length);
    // `setValue` notifies subscribers synchronously; don't treat these changes as edits.
    isFilling.current = true;
    for (const name of replaced) put(name, '');
    for (const [name, text] of Object.entries(next)) put(name, text);
    isFilling.current = false;
  }

  /** Checks the control too, as browsers may autofill without an event. */
  function isEmpty(name: string): boolean {
    const control = document.getElementById(fieldId(name));
    return !form.getValues(name) && !(control instanceof HTMLInputElement && control.value);
  }

  const notes = Object.fromEntries(Object.keys(found).map((name) => [name, cvField.found]));
  return { notes, filledIn, preload, take };
}

const loadReader = () => import('./cv-reading/reader').catch(() => null);
