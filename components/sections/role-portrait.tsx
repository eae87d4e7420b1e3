const looks = [
  { wall: '#cbb8f5', coat: '#22114d', skin: '#c98a5b', hair: '#1d1235', collar: '#fdf0d3' },
  { wall: '#fdd98a', coat: '#572ac8', skin: '#a86a42', hair: '#22114d', collar: '#efe9fb' },
  { wall: '#efe9fb', coat: '#f2a516', skin: '#8d5a3b', hair: '#1d1235', collar: '#fbf8f3' },
  { wall: '#b9a3f0', coat: '#43209b', skin: '#d9a273', hair: '#3b2a63', collar: '#fdd98a' },
  { wall: '#f4eee4', coat: '#22114d', skin: '#b97b50', hair: '#22114d', collar: '#f2a516' },
];

// Hair styles: short, bun, parted, long, cropped.
const hair = [
  'M66 96c-4-34 14-52 34-52s38 18 34 52c-6-16-18-26-34-26s-28 10-34 26Z',
  'M100 22a16 16 0 0 1 14 24c16 6 24 24 20 50-6-18-18-28-34-28s-28 10-34 28c-4-26 4-44 20-50a16 16 0 0 1 14-24Z',
  'M64 98c-6-38 12-56 40-54 24 2 36 22 32 52-4-12-10-20-20-24-18 8-40 6-52 26Z',
  'M58 150c-4-70 8-106 42-106s46 36 42 106h-18c8-26 6-56-4-72-14 8-34 8-42 0-8 16-10 46-2 72Z',
  'M68 88c0-28 12-42 32-42s32 14 32 42c-8-12-18-18-32-18s-24 6-32 18Z',
];

/** A faceless person in an arch: a role, not an individual. `variant` selects coat, hair and wall. */
export function RolePortrait({ variant }: { variant: number }) {
  const look = looks[variant % looks.length]!;
  return (
    <svg viewBox="0 0 200 230" aria-hidden="true" className="w-full max-w-60">
      <path d="M0 230V100a100 100 0 0 1 200 0v130Z" fill={look.wall} />
      <path d="M28 230c0-44 30-70 72-70s72 26 72 70Z" fill={look.coat} />
      <path d="M78 160c6 20 14 30 22 36 8-6 16-16 22-36l-10-10H88Z" fill={look.collar} />
      <path d="M88 130h24v28c-4 8-8 12-12 14-4-2-8-6-12-14Z" fill={look.skin} />
      <ellipse cx="100" cy="104" rx="32" ry="38" fill={look.skin} />
      <path d={hair[variant % hair.length]} fill={look.hair} />
    </svg>
  );
}
