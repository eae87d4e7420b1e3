'use client';

import { useDropzone } from 'react-dropzone';
import { applicationLabels } from '@/lib/content/forms/labels';
import { cvField } from '@/lib/content/forms/cv-field';
import { Icon } from '../ui/icon';
import { CV_TYPES } from '@/lib/cv/cv';
import { Field } from './field';
import { useRef, useState } from 'react';
import { judgeCv } from '@/lib/forms/judge-cv';

/** `path` is set by the drop zone. */
type ChosenFile = File & { path?: string };

type Chosen = {
  /** The last choice, whose first file counts. Invalid only if there was no valid one before. */
  files: readonly ChosenFile[];
  isRight: boolean;
  /** The last chosen file's error; `refused` is that file if a valid one is kept instead. */
  problem: { text: string; refused?: ChosenFile } | null;
};

const NOTHING: Chosen = { files: [], isRight: false, problem: null };

/** The chosen CV, validated at once. Calls `onChoose` with each new file. */
function useChosenCv(onChoose: (file: File) => void) {
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

type CvFieldProps = {
  name: string;
  /** Called with the file to send. */
  onChoose: (file: File) => void;
  /** The form's validation error for the file. */
  error?: string;
  /** Whether the other fields come from a draft, which holds no file. */
  isRestored: boolean;
};

// Media types too, because in-app browsers ignore file extensions. With pictures' types, phones offer the camera; without
// HEIC, iPhones convert to JPEG.
const ACCEPTED = Object.entries(CV_TYPES)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join();

/** The CV's drop zone. Files are validated when chosen, and only the first counts. */
export function CvField({ name, onChoose, error, isRestored }: CvFieldProps) {
  const { files, isRight, problem, choose } = useChosenCv(onChoose);
  const [first, ...others] = files.map(pathOf);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    // No `accept` here: our own validation words errors like the form and the server.
    onDrop: (chosen: ChosenFile[]) => void choose(chosen),
    noKeyboard: true,
    noClick: true,
  });
  const isWrong = problem ? !isRight : Boolean(error);

  return (
    <Field
      name={name}
      {...applicationLabels.resume}
      error={problem?.text ?? error}
      isAlert={problem !== null}
    >
      {(control) => (
        <div {...getRootProps({ role: undefined, tabIndex: undefined })}>
          <label
            htmlFor={control.id}
            className={`focus-within:outline-brand flex min-h-20 cursor-pointer items-center gap-4 rounded-2xl border-2 border-dashed px-5 py-4 focus-within:outline-3 focus-within:outline-offset-3 md:min-h-28 ${
              isDragActive
                ? 'border-brand bg-brand-tint'
                : isWrong
                  ? 'border-bad bg-white'
                  : 'border-line-strong bg-white'
            }`}
          >
            <Icon name="upload" className="text-brand size-7" />
            <span className="min-w-0">
              {files.map((file) => (
                <span key={pathOf(file)} className="block [overflow-wrap:anywhere] tabular-nums">
                  {cvField.chosen(pathOf(file), file.size)}
                </span>
              ))}
              {files.length === 0 && (
                <span className="text-brand font-semibold underline underline-offset-4">
                  <span className="pointer-coarse:hidden">{cvField.empty}</span>
                  <span className="pointer-fine:hidden">{cvField.emptyOnPhone}</span>
                </span>
              )}
              {files.length === 0 && isRestored && (
                <span className="block font-semibold">{cvField.restored}</span>
              )}
            </span>
            <input
              {...getInputProps({
                id: control.id,
                // The label names it.
                'aria-label': undefined,
                accept: ACCEPTED,
                'aria-describedby': control['aria-describedby'],
                'aria-required': control['aria-required'],
                'aria-invalid': isWrong || undefined,
                tabIndex: 0,
                // Only visually hidden, to keep focus, label and error.
                style: undefined,
                className: 'sr-only',
              })}
            />
          </label>
          <div role="status" className="text-[0.9375rem]">
            {first && problem?.refused && (
              <p className="mt-2">{cvField.kept(pathOf(problem.refused), first)}</p>
            )}
            {others.length > 0 && <p className="mt-2">{cvField.onlyFirst(others.join(', '))}</p>}
          </div>
        </div>
      )}
    </Field>
  );
}

function pathOf(file: ChosenFile) {
  return (file.path ?? file.name).replace(/^\.?\//, '');
}
