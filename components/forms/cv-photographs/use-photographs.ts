import { useRef, useState } from 'react';
import { cvField } from '@/lib/content/forms/cv-field';
import type { Page } from './photograph-worker';

export const MAX_PHOTOGRAPHS = 5;

export type Photograph = { id: number; name: string; page: Page; preview: string };

/** The error of the last chosen photographs, and the refused files' names. */
type Problem = { text: string; refused: string };
type State = { photographs: readonly Photograph[]; isBusy: boolean; problem: Problem | null };
const NOTHING: State = { photographs: [], isBusy: false, problem: null };
/** Whether no other file has replaced the photographs since. */
type IsCurrent = () => boolean;

/** Whether a chosen file is a photograph, by type or extension. */
export const isPhotograph = ({ name, type }: File): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|webp|hei[cf])$/i.test(name);

/** Turns photographs of a CV into one PDF. Calls `onPdf` after each change, with null when no page is left. */
export function usePhotographs(onPdf: (pdf: File | null) => unknown) {
  const [state, setState] = useState(NOTHING);
  const latest = useRef(NOTHING);
  const lastId = useRef(0);
  // Serialises changes, as the worker makes pages asynchronously.
  const queue = useRef(Promise.resolve());
  // Settles once a file chosen meanwhile was accepted or refused.
  const yielding = useRef<Promise<unknown>>(Promise.resolve());
  const lastChange = useRef(0);
  const lastCancelled = useRef(0);

  function update(change: Partial<State>) {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  }

  function enqueue(change: (isCurrent: IsCurrent) => Promise<void>) {
    const number = ++lastChange.current;
    const isCurrent = () => number > lastCancelled.current;
    update({ isBusy: true, problem: null });
    queue.current = queue.current
      .then(() => (isCurrent() ? change(isCurrent) : undefined))
      .then(() => {
        if (number === lastChange.current) update({ isBusy: false });
      });
  }

  async function bind(photographs: readonly Photograph[], isCurrent: IsCurrent) {
    const pdf = photographs.length > 0 ? await pdfOf(photographs) : null;
    await yielding.current;
    if (!isCurrent()) return;
    // Keep the previous pages and PDF.
    if (!pdf && photographs.length > 0)
      return update({ problem: { text: cvField.photographs.failed, refused: '' } });
    update({ photographs });
    await onPdf(pdf);
  }

  async function make(files: readonly File[], isCurrent: IsCurrent) {
    const maker = await import('./page-maker').catch(() => null);
    const room = MAX_PHOTOGRAPHS - latest.current.photographs.length;
    const made: Photograph[] = [];
    const refused: string[] = [];
    for (const file of files.slice(0, room)) {
      if (!isCurrent()) return;
      const page = await maker?.makePage(file).catch(() => null);
      if (page) made.push({ id: ++lastId.current, name: file.name, page, preview: previewOf(page) });
      else refused.push(file.name);
    }
    if (made.length > 0 && isCurrent()) await bind([...latest.current.photographs, ...made], isCurrent);
    await yielding.current;
    if (!isCurrent()) return;
    const left = files.slice(room).map(({ name }) => name);
    const problems = [
      ...(refused.length > 0 ? [cvField.photographs.unreadable(refused.join(', '))] : []),
      ...(left.length > 0 ? [cvField.photographs.tooMany(left.join(', '))] : []),
    ];
    if (problems.length > 0)
      update({ problem: { text: problems.join(' '), refused: [...refused, ...left].join(', ') } });
  }

  /** If another file `isTaken` instead, drops the photographs, including those still being made. */
  function yieldTo(isTaken: Promise<boolean>) {
    const number = lastChange.current;
    update({ problem: null });
    yielding.current = isTaken.then((taken) => {
      if (!taken) return;
      lastCancelled.current = number;
      update({ ...NOTHING, isBusy: lastChange.current > number });
    });
  }

  return {
    ...state,
    add: (files: readonly File[]) => enqueue((isCurrent) => make(files, isCurrent)),
    remove: (id: number) =>
      enqueue((isCurrent) =>
        bind(
          latest.current.photographs.filter((photograph) => photograph.id !== id),
          isCurrent,
        ),
      ),
    moveUp: (id: number) => enqueue((isCurrent) => bind(movedUp(latest.current.photographs, id), isCurrent)),
    yieldTo,
  };
}

/** Resolves with null on failure. */
async function pdfOf(photographs: readonly Photograph[]): Promise<File | null> {
  const maker = await import('./page-maker').catch(() => null);
  const pages = photographs.map(({ page }) => page);
  return (await maker?.bindPdf(pages, cvField.photographs.fileName).catch(() => null)) ?? null;
}

function movedUp(photographs: readonly Photograph[], id: number): Photograph[] {
  const moved = [...photographs];
  const at = moved.findIndex((photograph) => photograph.id === id);
  if (at > 0) moved.splice(at - 1, 2, moved[at]!, moved[at - 1]!);
  return moved;
}

/** A data URL, which the Content-Security-Policy allows for images. */
function previewOf({ preview }: Page): string {
  const bytes = Array.from(new Uint8Array(preview), (byte) => String.fromCharCode(byte));
  return `data:image/jpeg;base64,${btoa(bytes.join(''))}`;
}
