import { useRef, useState } from 'react';
import { judgeCv } from '@/lib/forms/judge-cv';

/** `path` is set by the drop zone. */
export type ChosenFile = File & { path?: string };

type Chosen = {
  /** The last choice, whose first file counts. Invalid only if there was no valid one before. */
  files: readonly ChosenFile[];
  isRight: boolean;
  /** The last chosen file's error; `refused` is that file if a valid one is kept instead. */
  problem: { text: string; refused?: ChosenFile } | null;
};
const NOTHING: Chosen = { files: [], isRight: false, problem: null };

/** The chosen CV, validated at once. Calls `onChoose` with each new file. */
export function useChosenCv(onChoose: (file: File) => void) {
  const [state, setState] = useState(NOTHING);
  const lastChoice = useRef(0);

  async function choose(files: readonly ChosenFile[]): Promise<void> {
    const [first] = files;
    // The dialog was cancelled.
    if (!first) return;
    const choice = ++lastChoice.current;
    const text = await judgeCv(first);
    if (choice !== lastChoice.current) return;
    if (text && state.isRight) return setState({ ...state, problem: { text, refused: first } });
    setState({ files, isRight: !text, problem: text ? { text } : null });
    onChoose(first);
  }

  return { ...state, choose };
}
