import type { IconName } from './icon-names';
import sprite from './icons.svg';

/** A decorative icon of 20 px in the colour of the text, drawn from the one file that holds them all. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
