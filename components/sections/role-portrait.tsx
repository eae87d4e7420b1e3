const looks = [
  {
    wall: 'var(--brand-pale)',
    coat: 'var(--ink-band)',
    skin: '#c98a5b',
    hair: 'var(--ink)',
    accent: 'var(--accent-tint)',
  },
  {
    wall: 'var(--accent-soft)',
    coat: 'var(--brand)',
    skin: '#a86a42',
    hair: 'var(--ink-band)',
    accent: 'var(--brand-tint)',
  },
  {
    wall: 'var(--brand-tint)',
    coat: 'var(--accent)',
    skin: '#8d5a3b',
    hair: 'var(--ink)',
    accent: 'var(--brand-deep)',
  },
  {
    wall: 'var(--brand-soft)',
    coat: 'var(--brand-deep)',
    skin: '#d9a273',
    hair: 'var(--ink-bandline)',
    accent: 'var(--accent-soft)',
  },
  {
    wall: 'var(--line)',
    coat: 'var(--ink-band)',
    skin: '#b97b50',
    hair: 'var(--ink-band)',
    accent: 'var(--accent)',
  },
];

type Head = {
  hair: string;
  /** Of the colour of the collar instead of the hair: a turban, a scarf. */
  cloth?: boolean;
  beard?: boolean;
};

const BEARD = 'M68 108c2 32 14 44 32 44s30-12 32-44c-6 10-16 14-32 14s-26-4-32-14Z';

const heads: Head[] = [
  { hair: 'M66 96c-4-34 14-52 34-52s38 18 34 52c-6-16-18-26-34-26s-28 10-34 26Z' },
  {
    hair: 'M100 22a16 16 0 0 1 14 24c16 6 24 24 20 50-6-18-18-28-34-28s-28 10-34 28c-4-26 4-44 20-50a16 16 0 0 1 14-24Z',
  },
  { hair: 'M64 98c-6-38 12-56 40-54 24 2 36 22 32 52-4-12-10-20-20-24-18 8-40 6-52 26Z', beard: true },
  {
    hair: 'M58 150c-4-70 8-106 42-106s46 36 42 106h-18c8-26 6-56-4-72-14 8-34 8-42 0-8 16-10 46-2 72Z',
  },
  { hair: 'M68 88c0-28 12-42 32-42s32 14 32 42c-8-12-18-18-32-18s-24 6-32 18Z' },
  {
    hair: 'M62 92c-6-42 14-62 40-60 28 2 42 24 36 60-2-8-4-12-8-14-20 0-40-6-50-16-8 8-14 18-18 30Z',
    cloth: true,
    beard: true,
  },
  {
    hair: 'M64 100a14 14 0 0 1-2-24 14 14 0 0 1 12-22 16 16 0 0 1 26-12 16 16 0 0 1 26 12 14 14 0 0 1 12 22 14 14 0 0 1-2 24c-6-14-16-24-36-24s-30 10-36 24Z',
  },
  {
    hair: 'M50 172c-8-80 8-132 50-132s58 52 50 132l-20 6c6-34 8-72-6-94-12-10-36-10-48 0-14 22-12 60-6 94Z',
    cloth: true,
  },
  { hair: 'M66 92c0-30 14-46 36-46 10 0 18 4 24 10 12 20 20 60 16 96-10-6-16-30-18-60-22 4-44-6-58 0Z' },
];

/** A faceless person in an arch: a role, not an individual. The first 45 variants are all different. */
export function RolePortrait({ variant }: { variant: number }) {
  const look = looks[variant % looks.length]!;
  const { hair, cloth, beard } = heads[variant % heads.length]!;
  return (
    <svg viewBox="0 0 200 230" aria-hidden="true" className="role-portrait">
      <path d="M0 230V100a100 100 0 0 1 200 0v130Z" fill={look.wall} />
      <path d="M28 230c0-44 30-70 72-70s72 26 72 70Z" fill={look.coat} />
      <path d="M78 160c6 20 14 30 22 36 8-6 16-16 22-36l-10-10H88Z" fill={look.accent} />
      <path d="M88 130h24v28c-4 8-8 12-12 14-4-2-8-6-12-14Z" fill={look.skin} />
      <ellipse cx="100" cy="104" rx="32" ry="38" fill={look.skin} />
      {beard && <path d={BEARD} fill={look.hair} />}
      <path d={hair} fill={cloth ? look.accent : look.hair} />
    </svg>
  );
}
