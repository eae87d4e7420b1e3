import { cvField } from '@/lib/content/forms/cv-field';
import type { Photograph } from './use-photographs';

type PhotographListProps = {
  photographs: readonly Photograph[];
  remove: (id: number) => void;
  moveUp: (id: number) => void;
};

/** The pages in their order, each with what can be done to it. */
export function PhotographList({ photographs, remove, moveUp }: PhotographListProps) {
  const words = cvField.photographs;
  return (
    <ol aria-label={words.pages} className="cv-pages">
      {photographs.map(({ id, preview }, index) => (
        <li key={id}>
          {/* Made on the device: there is nothing to optimise. */}
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
