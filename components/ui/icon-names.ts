/** The icons of icons.svg, by symbol id. */
export const iconNames = [
  'place',
  'salary',
  'type',
  'workspace',
  'experience',
  'education',
  'note',
  'calendar',
  'chevron',
  'menu',
  'close',
  'arrow',
  'search',
  'reload',
  'upload',
  'check',
  'star',
  'starred',
  'up',
  'facebook',
  'instagram',
  'linkedin',
  'whatsapp',
  'x',
] as const;

export type IconName = (typeof iconNames)[number];
