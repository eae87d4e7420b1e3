/** A compass rose in the window, above hills with a path through them. */
export function Compass() {
  return (
    <>
      <g fill="var(--brand-soft)">
        <path d="M92 118l3 8 8 3-8 3-3 8-3-8-8-3 8-3ZM312 128l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z" />
        <circle cx="130" cy="92" r="3" />
        <circle cx="262" cy="78" r="3" />
        <circle cx="68" cy="190" r="3" />
        <circle cx="334" cy="196" r="3" />
      </g>
      <path d="M40 330c50-44 110-44 160-8 46-36 104-34 160 4v90H40Z" fill="var(--brand-deep)" />
      <path d="M40 366c60-36 118-26 170 4 50-26 104-24 150-2v50H40Z" fill="var(--brand)" />
      <path
        d="M132 414c10-26 96-20 92-36-2-8-18-8-20-16h9c4 7 26 6 33 16 14 22-40 18-42 36Z"
        fill="var(--accent-soft)"
      />
      <circle cx="200" cy="216" r="116" fill="var(--brand)" />
      <circle cx="200" cy="216" r="104" fill="var(--accent-tint)" />
      <circle
        cx="200"
        cy="216"
        r="93"
        fill="none"
        stroke="var(--brand-mid)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 12.175"
      />
      <circle cx="200" cy="216" r="80" fill="var(--brand-tint)" />
      <g transform="rotate(45 200 216)">
        <path
          d="M200 152l14 64h-28ZM200 280l14-64h-28ZM136 216l64-14v28ZM264 216l-64-14v28Z"
          fill="var(--brand-soft)"
        />
        <path
          d="M200 152l14 50-14 14ZM264 216l-50 14-14-14ZM200 280l-14-50 14-14ZM136 216l50-14 14 14Z"
          fill="var(--brand-mid)"
        />
      </g>
      <path d="M96 216l104-20 0 20ZM304 216l-104 20V216ZM200 320l-20-104h20Z" fill="var(--brand-deep)" />
      <path d="M96 216l104 20V216ZM304 216l-104-20V216ZM200 320l20-104h-20Z" fill="var(--brand)" />
      <path d="M200 84l-24 132h24Z" fill="var(--accent)" />
      <path d="M200 84l24 132h-24Z" fill="var(--accent-shade)" />
      <circle cx="200" cy="216" r="20" fill="var(--ink-band)" />
      <circle cx="200" cy="216" r="8" fill="var(--accent-soft)" />
    </>
  );
}
