const scallops = [...Array(16).keys()].map((i) => (i * Math.PI) / 8);

/** A certificate, sealed and ticked. */
export function Seal() {
  return (
    <>
      <circle cx="200" cy="204" r="136" fill="#dccff9" />
      <path d="M92 108h180v260H92Z" fill="#8b6fe0" transform="rotate(-7 182 238)" />
      <path d="M98 96h190v282H98Z" fill="#fbf8f3" />
      <path d="M108 106h170v262H108Z" fill="none" stroke="#b9a3f0" strokeWidth="3" />
      <path d="M169 168v-20a24 24 0 0 1 48 0v20Z" fill="#572ac8" />
      <path d="M181 168v-18a12 12 0 0 1 24 0v18Z" fill="#f2a516" />
      <path d="M130 186h126v10H130Z" fill="#22114d" />
      <g fill="#cbb8f5">
        <path d="M130 212h126v7H130ZM130 230h110v7H130ZM130 248h88v7h-88ZM130 266h70v7h-70Z" />
      </g>
      <path
        d="M126 336c10-22 18-22 16-8-2 12 10 10 16-2 4-8 10-4 10 2"
        fill="none"
        stroke="#43209b"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M124 348h62v3h-62Z" fill="#22114d" />
      <path d="M230 320l-18 82 30-14 20 24 14-84Z" fill="#43209b" />
      <path d="M294 320l22 80-30-12-18 24-14-84Z" fill="#572ac8" />
      <g fill="#f2a516">
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
      <circle cx="264" cy="300" r="50" fill="#fdd98a" />
      <circle cx="264" cy="300" r="41" fill="#22114d" />
      <path
        d="M244 301l14 14 27-30"
        fill="none"
        stroke="#fdd98a"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
