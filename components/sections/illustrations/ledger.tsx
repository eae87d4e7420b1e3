/** Payslips, with a rupee coin in front and more coins in piles. */
export function Ledger() {
  return (
    <>
      <circle cx="200" cy="204" r="132" fill="#6a40d4" />
      <g transform="translate(-6 16)">
        <path d="M112 92h176v270H112Z" fill="#b9a3f0" transform="rotate(-9 200 227)" />
        <path d="M132 88h176v282H132Z" fill="#e5dccf" transform="rotate(4 220 228)" />
        <path d="M128 84h176v290H128Z" fill="#fbf8f3" />
        <path d="M128 84h176v52H128Z" fill="#22114d" />
        <path d="M146 122v-13a12 12 0 0 1 24 0v13Z" fill="#f2a516" />
        <path d="M186 100h74v7h-74ZM186 114h46v6h-46Z" fill="#b9a3f0" />
        <path d="M146 158h70v8h-70ZM146 184h84v8h-84ZM146 210h58v8h-58ZM146 236h76v8h-76Z" fill="#cbb8f5" />
        <path d="M252 158h34v8h-34ZM260 184h26v8h-26ZM246 210h40v8h-40ZM256 236h30v8h-30Z" fill="#8b6fe0" />
        <path d="M146 262h140v4H146Z" fill="#22114d" />
        <path d="M228 280h58v16h-58Z" fill="#572ac8" />
      </g>
      <g fill="#fdd98a">
        <path d="M252 398h68v16h-68ZM258 382h68v16h-68ZM252 366h68v16h-68ZM255 350h68v16h-68Z" />
        <path d="M186 398h62v16h-62ZM182 382h62v16h-62Z" />
      </g>
      <g fill="#f2a516">
        <path d="M252 407h68v7h-68ZM258 391h68v7h-68ZM252 375h68v7h-68ZM255 359h68v7h-68Z" />
        <path d="M186 407h62v7h-62ZM182 391h62v7h-62Z" />
      </g>
      <circle cx="128" cy="348" r="66" fill="#43209b" />
      <circle cx="122" cy="348" r="66" fill="#f2a516" />
      <circle cx="122" cy="348" r="52" fill="#fdd98a" />
      <path
        d="M98 322h50M98 339h50M98 322h15a17 17 0 0 1 0 34H98l32 29"
        fill="none"
        stroke="#43209b"
        strokeWidth="9"
        strokeLinejoin="round"
      />
    </>
  );
}
