/** The agency's key visual: a doorway with a scalloped arch, the sun rising behind it, and steps up to it. */
export function HeroIllustration() {
  return (
    <svg viewBox="0 0 416 580" aria-hidden="true">
      <path d="M8 580V210a200 200 0 0 1 400 0v370Z" fill="var(--ink-lift)" />
      <path d="M24 580V210a184 184 0 0 1 368 0v370Z" fill="var(--brand)" />
      <path
        d="M38 528V210a170 170 0 0 1 340 0v318"
        fill="none"
        stroke="var(--brand-soft)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 14"
      />
      <path d="M52 580V210a156 156 0 0 1 312 0v370Z" fill="var(--brand-deep)" />
      <path
        d="M66 530V212h8a26.1 26.1 0 0 1 8.1-45.8a26.1 26.1 0 0 1 23.3-40.3a26.1 26.1 0 0 1 35.6-29.9a26.1 26.1 0 0 1 43.7-15.9a26.1 26.1 0 0 1 46.5 0a26.1 26.1 0 0 1 43.7 15.9a26.1 26.1 0 0 1 35.6 29.9a26.1 26.1 0 0 1 23.3 40.3a26.1 26.1 0 0 1 8.1 45.8h8V530Z"
        fill="var(--accent-tint)"
      />
      <g className="sun">
        <circle cx="208" cy="198" r="100" fill="var(--accent-soft)" />
        <circle cx="208" cy="198" r="70" fill="var(--accent)" />
      </g>
      <path
        d="M66 464V306h22v-26h16v26h10v-38l9-14 9 14v52h10v-22a15 15 0 0 1 30 0v40h72v-48h12v-14h14v14h12v26h10v-44h26v18h32v176Z"
        fill="var(--brand-pale)"
      />
      <path
        d="M66 464V350h30v-20h22v34h18v-14a14 14 0 0 1 28 0v24h28v-40l16-18 16 18v40h26v-30h24v18h16v-26h22v20h38v108Z"
        fill="var(--brand-mid)"
      />
      <path
        d="M78 444v-15a8 8 0 0 1 16 0v15ZM106 444v-15a8 8 0 0 1 16 0v15ZM134 444v-15a8 8 0 0 1 16 0v15ZM162 444v-15a8 8 0 0 1 16 0v15ZM190 444v-15a8 8 0 0 1 16 0v15ZM246 444v-15a8 8 0 0 1 16 0v15ZM274 444v-15a8 8 0 0 1 16 0v15ZM302 444v-15a8 8 0 0 1 16 0v15ZM330 444v-15a8 8 0 0 1 16 0v15Z"
        fill="var(--brand-pale)"
      />
      <path d="M66 444h284v86H66Z" fill="var(--paper-deep)" />
      <path d="M186 444h44l46 86H140Z" fill="var(--accent-soft)" />
      <path d="M50 528h316v18H50Z" fill="var(--paper)" />
      <path d="M28 546h360v18H28Z" fill="var(--line)" />
      <path d="M6 564h404v16H6Z" fill="var(--brand-pale)" />
      <path d="M140 528h136v18H140Zm0 36h136v16H140Z" fill="var(--accent)" />
      <path d="M140 546h136v18H140Z" fill="var(--accent-shade)" />
    </svg>
  );
}
