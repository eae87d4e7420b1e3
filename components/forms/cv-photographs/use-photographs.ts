import { useRef, useState } from 'react';
import { cvField } from '@/lib/content/forms/cv-field';
import type { Page } from './photograph-worker';

export const MAX_PHOTOGRAPHS = 5;

export type Photograph = { id: number; name: string; page: Page; preview: string };

/** What went wrong with the photographs that were chosen last, and which they are. */
type Problem = { text: string; refused: string };
type State = { photographs: readonly Photograph[]; isBusy: boolean; problem: Problem | null };
const NOTHING: State = { photographs: [], isBusy: false, problem: null };
/** Whether no other file has been taken since. */
type IsWanted = () => boolean;

/** Whether a file that was chosen as a CV is a photograph of one. */
export const isPhotograph = ({ name, type }: File): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|webp|hei[cf])$/i.test(name);

/**
 * Photographs of a CV, made on this device into pages of one PDF. `onPdf` is called with the PDF after each change, with
 * null when no page is left.
 */
export function usePhotographs(onPdf: (pdf: File | null) => unknown) {
  const [state, setState] = useState(NOTHING);
  const latest = useRef(NOTHING);
  const lastId = useRef(0);
  // One change after the other: pages come from a worker, in their time.
  const queue = useRef(Promise.resolve());
  // Whether a file that was chosen meanwhile is sent instead.
  const isGivingWay = useRef<Promise<unknown>>(Promise.resolve());
  const lastChange = useRef(0);
  const lastGivenUp = useRef(0);

  function update(change: Partial<State>) {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  }

  function enqueue(change: (isWanted: IsWanted) => Promise<void>) {
    const number = ++lastChange.current;
    const isWanted = () => number > lastGivenUp.current;
    update({ isBusy: true, problem: null });
    queue.current = queue.current
      .then(() => (isWanted() ? change(isWanted) : undefined))
      .then(() => {
        if (number === lastChange.current) update({ isBusy: false });
      });
  }

  async function bind(photographs: readonly Photograph[], isWanted: IsWanted) {
    const pdf = photographs.length > 0 ? await pdfOf(photographs) : null;
    await isGivingWay.current;
    if (!isWanted()) return;
    // The pages and the PDF before stay as they are.
    if (!pdf && photographs.length > 0)
      return update({ problem: { text: cvField.photographs.failed, refused: '' } });
    update({ photographs });
    await onPdf(pdf);
  }

  async function make(files: readonly File[], isWanted: IsWanted) {
    const maker = await import('./photographer').catch(() => null);
    const room = MAX_PHOTOGRAPHS - latest.current.photographs.length;
    const made: Photograph[] = [];
    const refused: string[] = [];
    for (const file of files.slice(0, room)) {
      if (!isWanted()) return;
      const page = await maker?.makePage(file).catch(() => null);
      if (page) made.push({ id: ++lastId.current, name: file.name, page, preview: previewOf(page) });
      else refused.push(file.name);
    }
    if (made.length > 0 && isWanted()) await bind([...latest.current.photographs, ...made], isWanted);
    await isGivingWay.current;
    if (!isWanted()) return;
    const left = files.slice(room).map(({ name }) => name);
    const problems = [
      ...(refused.length > 0 ? [cvField.photographs.unreadable(refused.join(', '))] : []),
      ...(left.length > 0 ? [cvField.photographs.tooMany(left.join(', '))] : []),
    ];
    if (problems.length > 0)
      update({ problem: { text: problems.join(' '), refused: [...refused, ...left].join(', ') } });
  }

  /** Another file was chosen: if it `isTaken`, it is sent instead, and photographs that are still being made are given up. */
  function giveWay(isTaken: Promise<boolean>) {
    const number = lastChange.current;
    update({ problem: null });
    isGivingWay.current = isTaken.then((taken) => {
      if (!taken) return;
      lastGivenUp.current = number;
      update({ ...NOTHING, isBusy: lastChange.current > number });
    });
  }

  return {
    ...state,
    add: (files: readonly File[]) => enqueue((isWanted) => make(files, isWanted)),
    remove: (id: number) =>
      enqueue((isWanted) =>
        bind(
          latest.current.photographs.filter((photograph) => photograph.id !== id),
          isWanted,
        ),
      ),
    /** Moves a page one place to the front. */
    moveUp: (id: number) => enqueue((isWanted) => bind(movedUp(latest.current.photographs, id), isWanted)),
    giveWay,
  };
}

/** Null when it cannot be made. */
async function pdfOf(photographs: readonly Photograph[]): Promise<File | null> {
  const maker = await import('./photographer').catch(() => null);
  const pages = photographs.map(({ page }) => page);
  return (await maker?.bindPdf(pages, cvField.photographs.fileName).catch(() => null)) ?? null;
}

function movedUp(photographs: readonly Photograph[], id: number): Photograph[] {
  const moved = [...photographs];
  const at = moved.findIndex((photograph) => photograph.id === id);
  if (at > 0) moved.splice(at - 1, 2, moved[at]!, moved[at - 1]!);
  return moved;
}

/** As a data address, which the site's policy lets pictures have. */
function previewOf({ preview }: Page): string {
  const bytes = Array.from(new Uint8Array(preview), (byte) => String.fromCharCode(byte));
  return `data:image/jpeg;base64,${btoa(bytes.join(''))}`;
}
