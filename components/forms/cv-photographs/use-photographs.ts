import { useRef, useState } from 'react';
import { cvField } from '@/lib/content/forms/cv-field';
import type { Page } from './messages';

export const MAX_PHOTOGRAPHS = 5;

export type Photograph = { id: number; name: string; page: Page; preview: string };

/** What went wrong with the photographs that were chosen last, and which they are. */
type Problem = { text: string; refused: string };
type State = { photographs: readonly Photograph[]; isBusy: boolean; problem: Problem | null };
const NOTHING: State = { photographs: [], isBusy: false, problem: null };

/** Whether a file that was chosen as a CV is a photograph of one. */
export const isPhotograph = ({ name, type }: File): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|webp|hei[cf])$/i.test(name);

/**
 * Photographs of a CV, made on this device into pages of one PDF. `onPdf` is called with the PDF after each change, with
 * null when no page is left.
 */
export function usePhotographs(onPdf: (pdf: File | null) => void) {
  const [state, setState] = useState(NOTHING);
  const latest = useRef(NOTHING);
  const lastId = useRef(0);
  // One change after the other: pages come from a worker, in their time.
  const queue = useRef(Promise.resolve());

  function update(change: Partial<State>) {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  }

  function enqueue(change: () => Promise<void>) {
    update({ isBusy: true, problem: null });
    queue.current = queue.current.then(change).then(() => update({ isBusy: false }));
  }

  async function bind(photographs: readonly Photograph[]) {
    if (photographs.length === 0) {
      update({ photographs });
      return onPdf(null);
    }
    const { bindPdf } = await import('./photographer');
    const pages = photographs.map(({ page }) => page);
    const pdf = await bindPdf(pages, cvField.photographs.fileName).catch(() => null);
    // The pages and the PDF before stay as they are.
    if (!pdf) return update({ problem: { text: cvField.photographs.failed, refused: '' } });
    update({ photographs });
    onPdf(pdf);
  }

  async function make(files: readonly File[]) {
    const maker = await import('./photographer').catch(() => null);
    const room = MAX_PHOTOGRAPHS - latest.current.photographs.length;
    const made: Photograph[] = [];
    const refused: string[] = [];
    for (const file of files.slice(0, room)) {
      const page = await maker?.makePage(file).catch(() => null);
      if (page) made.push({ id: ++lastId.current, name: file.name, page, preview: previewOf(page) });
      else refused.push(file.name);
    }
    if (made.length > 0) await bind([...latest.current.photographs, ...made]);
    const left = files.slice(room).map(({ name }) => name);
    const problems = [
      ...(refused.length > 0 ? [cvField.photographs.unreadable(refused.join(', '))] : []),
      ...(left.length > 0 ? [cvField.photographs.tooMany(left.join(', '))] : []),
    ];
    if (problems.length > 0)
      update({ problem: { text: problems.join(' '), refused: [...refused, ...left].join(', ') } });
  }

  return {
    ...state,
    add: (files: readonly File[]) => enqueue(() => make(files)),
    remove: (id: number) =>
      enqueue(() => bind(latest.current.photographs.filter((photograph) => photograph.id !== id))),
    /** Moves a page one place to the front. */
    moveUp: (id: number) => enqueue(() => bind(movedUp(latest.current.photographs, id))),
    /** Another file is sent instead. */
    clear: () => update(NOTHING),
  };
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
