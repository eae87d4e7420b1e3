const blocks = [
  { x: 40, top: 356, wall: 'var(--brand-soft)', opening: 'var(--brand-mid)', lit: -1 },
  { x: 120, top: 298, wall: 'var(--brand-mid)', opening: 'var(--brand)', lit: 1 },
  { x: 200, top: 240, wall: 'var(--brand)', opening: 'var(--ink-band)', lit: 0 },
  { x: 280, top: 182, wall: 'var(--brand-deep)', opening: 'var(--ink-band)', lit: 2 },
];

/** A staircase of arches rising to the sun, with someone on the way up. */
export function Steps() {
  return (
    <>
      <circle cx="256" cy="172" r="108" fill="var(--brand-mist)" />
      <circle cx="256" cy="172" r="82" fill="var(--accent-tint)" />
      <circle cx="256" cy="172" r="54" fill="var(--accent)" />
      <path
        d="M40 414V300h14v-22c0-12 8-18 16-26 8 8 16 14 16 26v22h16v-38h10v-12l6-8 6 8v12h10v152Z"
        fill="var(--brand-mist)"
      />
      {blocks.map(({ x, top, wall, opening, lit }) => (
        <g key={x}>
          <path d={`M${x} ${top}h80v${414 - top}h-80Z`} fill={wall} />
          {[...Array((414 - top) / 58).keys()].map((tier) => {
            const y = top + tier * 58;
            return (
              <g key={tier}>
                <path
                  d={`M${x + 17} ${y + 58}V${y + 37}a23 23 0 0 1 46 0v21Z`}
                  fill={tier === lit ? 'var(--accent-soft)' : opening}
                />
                <path d={`M${x} ${y}h80v6h-80Z`} fill={tier ? opening : 'var(--accent-tint)'} />
              </g>
            );
          })}
        </g>
      ))}
      <path d="M143 298v-30a17 17 0 0 1 34 0v30Z" fill="var(--ink-band)" />
      <circle cx="160" cy="237" r="12" fill="var(--ink-band)" />
      <path d="M146 258l28 22v8l-31-24Z" fill="var(--accent)" />
      <path d="M165 276h18v16h-18Z" fill="var(--accent)" />
      <path
        d="M78 198a8 8 0 0 1 6-14 14 14 0 0 1 27-4 12 12 0 0 1 20 9 5 5 0 0 1 0 9ZM142 130a6 6 0 0 1 4-11 10 10 0 0 1 20-2 9 9 0 0 1 14 8 3 3 0 0 1 0 5Z"
        fill="var(--paper)"
      />
    </>
  );
}
