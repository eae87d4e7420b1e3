/** Payslips, with a rupee coin in front and more coins in piles. */
export function Ledger() {
  return (
    <>
      <circle cx="200" cy="204" r="132" fill="var(--brand-mid)" />
      <g transform="translate(-6 16)">
        <path d="M112 92h176v270H112Z" fill="var(--brand-soft)" transform="rotate(-9 200 227)" />
        <path d="M132 88h176v282H132Z" fill="var(--line)" transform="rotate(4 220 228)" />
        <path d="M128 84h176v290H128Z" fill="var(--paper)" />
        <path d="M128 84h176v52H128Z" fill="var(--ink-band)" />
        <path d="M146 122v-13a12 12 0 0 1 24 0v13Z" fill="var(--accent)" />
        <path d="M186 100h74v7h-74ZM186 114h46v6h-46Z" fill="var(--brand-soft)" />
        <path
          d="M146 158h70v8h-70ZM146 184h84v8h-84ZM146 210h58v8h-58ZM146 236h76v8h-76Z"
          fill="var(--brand-pale)"
        />
        <path
          d="M252 158h34v8h-34ZM260 184h26v8h-26ZM246 210h40v8h-40ZM256 236h30v8h-30Z"
          fill="var(--brand-mid)"
        />
        <path d="M146 262h140v4H146Z" fill="var(--ink-band)" />
        <path d="M228 280h58v16h-58Z" fill="var(--brand)" />
      </g>
      <g fill="var(--accent-soft)">
        <path d="M252 398h68v16h-68ZM258 382h68v16h-68ZM252 366h68v16h-68ZM255 350h68v16h-68Z" />
        <path d="M186 398h62v16h-62ZM182 382h62v16h-62Z" />
      </g>
      <g fill="var(--accent)">
        <path d="M252 407h68v7h-68ZM258 391h68v7h-68ZM252 375h68v7h-68ZM255 359h68v7h-68Z" />
        <path d="M186 407h62v7h-62ZM182 391h62v7h-62Z" />
      </g>
      <circle cx="128" cy="348" r="66" fill="var(--brand-deep)" />
      <circle cx="122" cy="348" r="66" fill="var(--accent)" />
      <circle cx="122" cy="348" r="52" fill="var(--accent-soft)" />
      <path
        d="M98 322h50M98 339h50M98 322h15a17 17 0 0 1 0 34H98l32 29"
        fill="none"
        stroke="var(--brand-deep)"
        strokeWidth="9"
        strokeLinejoin="round"
      />
    </>
  );
}
