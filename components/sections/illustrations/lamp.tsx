const rays = [...Array(13).keys()].map((i) => ((-90 + i * 15) * Math.PI) / 180);

/** A diya burning on a pile of books. */
export function Lamp() {
  return (
    <>
      <circle cx="200" cy="190" r="140" fill="var(--brand-deep)" />
      <circle cx="200" cy="190" r="104" fill="var(--brand-mid)" />
      <circle cx="200" cy="190" r="68" fill="var(--brand-mid)" />
      {rays.map((a, i) => (
        <circle
          key={a}
          cx={Math.round((200 + 122 * Math.sin(a)) * 10) / 10}
          cy={Math.round((190 - 122 * Math.cos(a)) * 10) / 10}
          r={i % 2 ? 3 : 5}
          fill="var(--accent-soft)"
        />
      ))}
      <path d="M200 106c31 40 48 68 48 102a48 48 0 0 1-96 0c0-34 17-62 48-102Z" fill="var(--accent)" />
      <path d="M200 150c19 25 31 44 31 64a31 31 0 0 1-62 0c0-20 12-39 31-64Z" fill="var(--accent-soft)" />
      <path d="M200 190c10 13 17 23 17 34a17 17 0 0 1-34 0c0-11 7-21 17-34Z" fill="var(--paper)" />
      <path
        d="M88 226c34 14 68 18 112 18s78-4 112-18c-4 54-44 88-112 88S92 280 88 226Z"
        fill="var(--accent)"
      />
      <path d="M200 244c44 0 78-4 112-18-4 54-44 88-112 88Z" fill="var(--accent-shade)" />
      <path
        d="M88 226c34 14 68 18 112 18s78-4 112-18c-2 10-4 18-8 26-32 10-64 12-104 12s-72-2-104-12c-4-8-6-16-8-26Z"
        fill="var(--accent-soft)"
      />
      <path
        d="M120 276c26 12 50 16 80 16s54-4 80-16"
        fill="none"
        stroke="var(--brand-deep)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="0 14.4"
      />
      <path d="M160 308h80l10 18H150Z" fill="var(--ink-band)" />
      <path d="M98 326h190v28H98Z" fill="var(--brand-pale)" />
      <path d="M112 332h176v16H112Z" fill="var(--paper)" />
      <path d="M112 356h206v28H112Z" fill="var(--accent)" />
      <path d="M112 362h190v16H112Z" fill="var(--accent-tint)" />
      <path d="M78 386h220v28H78Z" fill="var(--ink-band)" />
      <path d="M92 392h206v16H92Z" fill="var(--paper)" />
      <path d="M140 326h16v44l-8-8-8 8Z" fill="var(--brand)" />
    </>
  );
}
