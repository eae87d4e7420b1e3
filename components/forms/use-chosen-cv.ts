import { useRef, useState } from 'react';
import { judgeCv } from '@/lib/forms/judge-cv';

/** `path` is set by the drop zone. */
export type ChosenFile = File & { path?: string };

type Chosen = {
  /** The last choice, of which the first file counts. It is a wrong one only if there was no right one before. */
  files: readonly ChosenFile[];
  isRight: boolean;
  /** What is wrong with the file that was chosen last; `refused` is that file if it was not taken into `files`. */
  problem: { text: string; refused?: ChosenFile } | null;
};
const NOTHING: Chosen = { files: [], isRight: false, problem: null };

/**
 * The CV that is chosen, judged at once. `onChoose` is called with each file that takes the place of the one before, and
 * with undefined when none is left.
 */
export function useChosenCv(onChoose: (file: File | undefined) => void) {
  const [state, setState] = useState(NOTHING);
  const lastChoice = useRef(0);

  /** Whether the first of the files is what will be sent. */
  async function choose(files: readonly ChosenFile[]): Promise<boolean> {
    const [first] = files;
    // The visitor closed the dialog.
    if (!first) return false;
    const choice = ++lastChoice.current;
    const text = await judgeCv(first);
    if (choice !== lastChoice.current) return false;
    if (text && state.isRight) {
      setState({ ...state, problem: { text, refused: first } });
      return false;
    }
    setState({ files, isRight: !text, problem: text ? { text } : null });
    onChoose(first);
    return !text;
  }

  function clear() {
    lastChoice.current++;
    setState(NOTHING);
    onChoose(undefined);
  }

  return { ...state, choose, clear };
}
