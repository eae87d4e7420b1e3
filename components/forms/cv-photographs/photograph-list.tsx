import { cvField } from '@/lib/content/forms/cv-field';
import type { Photograph } from './use-photographs';

type PhotographListProps = {
  photographs: readonly Photograph[];
  remove: (id: number) => void;
  moveUp: (id: number) => void;
};

/** The photographed pages in order, with buttons to move and remove them. */
export function PhotographList({ photographs, remove, moveUp }: PhotographListProps) {
  const words = cvField.photographs;
  return (
    <ol aria-label={words.pages} className="cv-pages">
      {photographs.map(({ id, preview }, index) => (
        <li key={id}>
          {/* Made on the device, so nothing to optimise. */}
          {/* eslint-disable-next-line @next/next/no-img-element */}
          <img src={preview} alt={words.page(index + 1)} />
          <span aria-hidden="true">{index + 1}</span>
          <div>
            {index > 0 && (
              <button type="button" onClick={() => moveUp(id)} aria-label={words.moveUpLabel(index + 1)}>
                {words.moveUp}
              </button>
            )}
            <button type="button" onClick={() => remove(id)} aria-label={words.removeLabel(index + 1)}>
              {words.remove}
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Media types of photographs. Without HEIC, so that iPhones convert to JPEG, which every device can decode. */
export const PHOTOGRAPHS = 'image/jpeg,image/png,image/webp';

/**
 * Opens the device's picture picker, which on phones offers the camera. The input is in the page only until something
 * is chosen, as forms expect a single CV input.
 */
export function choosePhotographs(onChoose: (files: File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: PHOTOGRAPHS, multiple: true, hidden: true });
  input.addEventListener('change', () => {
    onChoose([...(input.files ?? [])]);
    input.remove();
  });
  input.addEventListener('cancel', () => input.remove());
  document.body.append(input);
  input.click();
}
