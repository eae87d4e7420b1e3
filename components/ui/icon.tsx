import type { SocialName } from '@/lib/content/identity';

export type IconName =
  | ('place' | 'salary' | 'type' | 'workspace' | 'note' | 'calendar' | 'chevron' | 'menu' | 'close')
  | Lowercase<SocialName>;

/** A decorative icon, as a rule of 20 px, whose shape is in app/parts.css: a page repeats its name only. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span className={`icon icon-${name} ${className}`} />;
}
