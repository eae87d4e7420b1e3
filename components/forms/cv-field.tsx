'use client';

import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { applicationLabels } from '@/lib/content/forms/application';
import { applyPage } from '@/lib/content/jobs';
import { Icon } from '../ui/icon';
import { Field } from './field';

type CvFieldProps = {
  name: string;
  /** Called with the first of the chosen files, which is the CV. */
  onChoose: (first: File) => void;
  error?: string;
};

type ChosenFile = File & { path?: string };

/** The drop zone for the CV. Several files may be dropped: the first is sent, and the visitor is told so. */
export function CvField({ name, onChoose, error }: CvFieldProps) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    // The form's schema alone decides what a CV may be; accepting every file here keeps all messages in one place.
    onDrop: (dropped: ChosenFile[]) => {
      const [first] = dropped;
      if (!first) return;
      setFiles(dropped);
      onChoose(first);
    },
    noKeyboard: true,
    noClick: true,
  });

  return (
    <Field name={name} {...applicationLabels.resume} error={error}>
      {(control) => (
        <div {...getRootProps({ role: undefined, tabIndex: undefined })}>
          <label
            htmlFor={control.id}
            className={`focus-within:outline-brand flex min-h-28 cursor-pointer items-center gap-4 rounded-2xl border-2 border-dashed px-5 py-4 focus-within:outline-3 focus-within:outline-offset-3 ${
              isDragActive
                ? 'border-brand bg-brand-tint'
                : error
                  ? 'border-bad bg-white'
                  : 'border-brand-soft bg-white'
            }`}
          >
            <Icon name="upload" className="text-brand size-7" />
            <span className="min-w-0">
              {files.length === 0 ? (
                <span className="text-brand font-semibold underline underline-offset-4">
                  {applyPage.dropzoneEmpty}
                </span>
              ) : (
                files.map((file) => (
                  <span key={filePath(file)} className="block [overflow-wrap:anywhere] tabular-nums">
                    {applyPage.chosenFile(filePath(file), file.size)}
                  </span>
                ))
              )}
            </span>
            <input
              {...getInputProps({
                id: control.id,
                accept: '.pdf,.doc,.docx',
                'aria-describedby': control['aria-describedby'],
                'aria-invalid': control['aria-invalid'],
                tabIndex: 0,
                // Only visually hidden: it keeps its focus, label and error.
                style: undefined,
                className: 'sr-only',
              })}
            />
          </label>
          {files.length > 1 && (
            <p role="status" className="mt-2 text-[0.9375rem]">
              {applyPage.onlyFirst} {files.slice(1).map(filePath).join(', ')}
            </p>
          )}
        </div>
      )}
    </Field>
  );
}

function filePath(file: ChosenFile) {
  return (file.path ?? file.name).replace(/^\.?\//, '');
}
