import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cvField } from '@/lib/content/forms/cv-field';
import type { CvContact } from '@/lib/browser/cv-reading/cv-text';
import { fieldId } from './field';

/** What a CV tells; forms call their fields the same. */
const KINDS = ['firstName', 'lastName', 'email', 'phone'] satisfies (keyof CvContact)[];

/** Which fields hold what was found, and that. */
type Found = Readonly<Record<string, string>>;

/**
 * Fills in empty fields from the CV that was chosen, on this device. What was typed is never changed; what was found in one
 * CV may be replaced by what another says. `notes` stand at fields that hold what was found and nobody has edited;
 * `filledIn` is how many there were.
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

  /** Loads the reader: it is large, so only for people who are about to choose a CV. */
  const getReady = () =>
    void loadReader()
      .then((reader) => reader?.getReaderReady())
      .catch(() => null);

  /** What is going to be sent: of what is no longer, nothing stays filled in. */
  async function take(file: File | undefined) {
    const turn = ++lastRead.current;
    // Photographs have no text.
    const isText = file && file.name !== cvField.photographs.fileName;
    const reader = isText ? await loadReader() : null;
    const contact = isText ? await reader?.readOnDevice(file).catch(() => null) : null;
    // Unless another file was chosen meanwhile.
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
    // The form tells of each change before the next: that is no edit.
    isFilling.current = true;
    for (const name of replaced) put(name, '');
    for (const [name, text] of Object.entries(next)) put(name, text);
    isFilling.current = false;
  }

  /** Also by what the browser filled in without telling. */
  function isEmpty(name: string): boolean {
    const control = document.getElementById(fieldId(name));
    return !form.getValues(name) && !(control instanceof HTMLInputElement && control.value);
  }

  const notes = Object.fromEntries(Object.keys(found).map((name) => [name, cvField.found]));
  return { notes, filledIn, getReady, take };
}

const loadReader = () => import('./cv-reading/reader').catch(() => null);
