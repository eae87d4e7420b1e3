import { serviceIcons } from '@/lib/content/schema/service-page';

/** The icons of icons.svg, by symbol id. */
export const iconNames = [
  ...serviceIcons,
  'chevron',
  'menu',
  'close',
  'arrow',
  'sort',
  'reload',
  'upload',
  'starred',
  'up',
  'pause',
  'play',
  'facebook',
  'instagram',
  'linkedin',
  'whatsapp',
  'x',
] as const;

export type IconName = (typeof iconNames)[number];
