/** A bridge of two arches, with two people meeting in the middle. */
export function Bridge() {
  return (
    <>
      <circle cx="200" cy="186" r="122" fill="var(--accent-tint)" />
      <circle cx="200" cy="186" r="94" fill="var(--accent-light)" />
      <circle cx="200" cy="186" r="66" fill="var(--accent)" />
      <path d="M40 256c38-44 80-52 116-22h92c30-36 76-28 112 10v120H40Z" fill="var(--brand-pale)" />
      <path d="M40 320c50-34 96-34 140-12 60-24 120-20 180 8v50H40Z" fill="var(--brand-tint)" />
      <path d="M150 250v-38a16 16 0 0 1 32 0v38Z" fill="var(--brand)" />
      <circle cx="166" cy="182" r="12" fill="var(--ink-band)" />
      <path d="M218 250v-38a16 16 0 0 1 32 0v38Z" fill="var(--paper)" />
      <circle cx="234" cy="182" r="12" fill="var(--ink-band)" />
      <path d="M178 220l22 4M222 220l-22 4" stroke="var(--ink-band)" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M40 276c50-24 104-36 160-36s110 12 160 36v74h-20a61 61 0 0 0-122 0h-36a61 61 0 0 0-122 0H40Z"
        fill="var(--brand)"
      />
      <path
        d="M50 350a71 71 0 0 1 142 0M208 350a71 71 0 0 1 142 0"
        fill="none"
        stroke="var(--brand-pale)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 15.93"
      />
      <path
        d="M40 266c50-24 104-36 160-36s110 12 160 36v16c-50-24-104-36-160-36S90 258 40 282Z"
        fill="var(--ink-band)"
      />
      <path d="M40 350h320v70H40Z" fill="var(--brand-soft)" />
      <path d="M40 350h20a61 61 0 0 0 122 0h36a61 61 0 0 0 122 0h20v70H40Z" fill="var(--brand-deep)" />
      <path d="M40 350h320v6H40Z" fill="var(--ink-band)" />
      <g fill="var(--accent-soft)">
        <path d="M172 368h56v5h-56ZM180 384h40v5h-40ZM188 400h24v5h-24Z" />
      </g>
      <g fill="var(--brand-mid)">
        <path d="M88 368h66v5H88ZM102 386h38v5h-38ZM246 368h66v5h-66ZM260 386h38v5h-38Z" />
      </g>
    </>
  );
}
