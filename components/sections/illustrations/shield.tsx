/** Half the shield's inner width at height `y`. */
const half = (y: number) => (y < 236 ? 86 : 86 * Math.sqrt(Math.max(0, 1 - ((y - 236) / 132) ** 2)));

/** The lattice: eight-pointed stars wherever there is room between shield and keyhole. */
const stars = [...Array(11).keys()].flatMap((row) => {
  const y = 136 + row * 22;
  return [...Array(9).keys()]
    .map((column) => ({ x: 112 + column * 22, y, odd: (row + column) % 2 === 1 }))
    .filter(({ x }) => Math.abs(x - 200) < half(y + 6) - 6 && Math.hypot(x - 200, y - 236) > 62);
});

/** A shield with a lattice and a keyhole at its heart: verified data stays locked. */
export function Shield() {
  return (
    <>
      <circle cx="200" cy="216" r="150" fill="var(--brand-mist)" />
      <path
        d="M60 414V262a32 32 0 0 1 64 0v152ZM276 414V262a32 32 0 0 1 64 0v152Z"
        fill="var(--brand-soft)"
      />
      <path d="M76 414V272a16 16 0 0 1 32 0v142ZM292 414V272a16 16 0 0 1 32 0v142Z" fill="var(--brand-mid)" />
      <path d="M130 396h140v18H130Z" fill="var(--paper)" />
      <path d="M152 378h96v18h-96Z" fill="var(--line)" />
      <path
        d="M200 78c-28 20-66 28-116 28v130c0 82 48 130 116 160 68-30 116-78 116-160V106c-50 0-88-8-116-28Z"
        fill="var(--brand)"
      />
      <path d="M200 78c28 20 66 28 116 28v130c0 82-48 130-116 160Z" fill="var(--brand-deep)" />
      <path
        d="M200 98c-28 17-60 24-100 25v113c0 72 42 114 100 141 58-27 100-69 100-141V123c-40-1-72-8-100-25Z"
        fill="var(--accent)"
      />
      <path
        d="M200 107c-28 15-56 22-92 23v106c0 67 39 106 92 131 53-25 92-64 92-131V130c-36-1-64-8-92-23Z"
        fill="var(--ink-band)"
      />
      <path
        d={stars
          .map(({ x, y, odd }) =>
            odd ? `M${x} ${y - 5}l5 5-5 5-5-5Z` : `M${x} ${y - 11}l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z`,
          )
          .join('')}
        fill="var(--brand-mid)"
      />
      <circle cx="200" cy="236" r="52" fill="var(--accent-soft)" />
      <circle cx="200" cy="236" r="42" fill="var(--accent)" />
      <path d="M184 262l7-24a17 17 0 1 1 18 0l7 24Z" fill="var(--ink-band)" />
    </>
  );
}
