import type { IconName } from './icon-names';
import sprite from './icons.svg';

/** A decorative icon of 20 px in the text colour, drawn from the shared sprite. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
