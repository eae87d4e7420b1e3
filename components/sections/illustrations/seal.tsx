const scallops = [...Array(16).keys()].map((i) => (i * Math.PI) / 8);

/** A certificate, sealed and ticked. */
export function Seal() {
  return (
    <>
      <circle cx="200" cy="204" r="136" fill="var(--brand-mist)" />
      <path d="M92 108h180v260H92Z" fill="var(--brand-mid)" transform="rotate(-7 182 238)" />
      <path d="M98 96h190v282H98Z" fill="var(--paper)" />
      <path d="M108 106h170v262H108Z" fill="none" stroke="var(--brand-soft)" strokeWidth="3" />
      <path d="M169 168v-20a24 24 0 0 1 48 0v20Z" fill="var(--brand)" />
      <path d="M181 168v-18a12 12 0 0 1 24 0v18Z" fill="var(--accent)" />
      <path d="M130 186h126v10H130Z" fill="var(--ink-band)" />
      <g fill="var(--brand-pale)">
        <path d="M130 212h126v7H130ZM130 230h110v7H130ZM130 248h88v7h-88ZM130 266h70v7h-70Z" />
      </g>
      <path
        d="M126 336c10-22 18-22 16-8-2 12 10 10 16-2 4-8 10-4 10 2"
        fill="none"
        stroke="var(--brand-deep)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M124 348h62v3h-62Z" fill="var(--ink-band)" />
      <path d="M230 320l-18 82 30-14 20 24 14-84Z" fill="var(--brand-deep)" />
      <path d="M294 320l22 80-30-12-18 24-14-84Z" fill="var(--brand)" />
      <g fill="var(--accent)">
        {scallops.map((a) => (
          <circle
            key={a}
            cx={Math.round((264 + 58 * Math.sin(a)) * 10) / 10}
            cy={Math.round((300 - 58 * Math.cos(a)) * 10) / 10}
            r="13"
          />
        ))}
        <circle cx="264" cy="300" r="60" />
      </g>
      <circle cx="264" cy="300" r="50" fill="var(--accent-soft)" />
      <circle cx="264" cy="300" r="41" fill="var(--ink-band)" />
      <path
        d="M244 301l14 14 27-30"
        fill="none"
        stroke="var(--accent-soft)"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
