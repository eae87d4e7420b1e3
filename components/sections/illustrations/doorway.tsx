/** An open double door, with light falling out over the steps. */
export function Doorway() {
  return (
    <>
      <path d="M88 414V206a112 112 0 0 1 224 0v208Z" fill="var(--brand)" />
      <path d="M104 414V208a96 96 0 0 1 192 0v206Z" fill="var(--brand-mid)" />
      <path
        d="M96 208a104 104 0 0 1 208 0"
        fill="none"
        stroke="var(--brand-pale)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 14.85"
      />
      <path
        d="M120 414V244c0-16 9-26 22-31-2-18 8-31 26-34 4-17 17-27 32-33 15 6 28 16 32 33 18 3 28 16 26 34 13 5 22 15 22 31v170Z"
        fill="var(--accent-tint)"
      />
      <circle cx="200" cy="256" r="62" fill="var(--accent-soft)" />
      <circle cx="200" cy="256" r="42" fill="var(--accent)" />
      <path d="M120 312c28-12 52-34 88-34 28 0 48 14 72 20v64H120Z" fill="var(--brand-pale)" />
      <path d="M120 322c34-6 62 2 88 14 24-10 48-14 72-10v36H120Z" fill="var(--brand-soft)" />
      <path d="M150 356l42-68h16l42 68Z" fill="var(--accent-tint)" />
      <path d="M104 356h192v20H104Z" fill="var(--paper-deep)" />
      <path d="M78 376h244v20H78Z" fill="var(--line)" />
      <path d="M52 396h296v18H52Z" fill="var(--brand-pale)" />
      <path d="M150 356h100l12 20H138Z" fill="var(--accent-soft)" />
      <path d="M138 376h124l12 20H126Z" fill="var(--accent-light)" />
      <path d="M126 396h148l12 18H114Z" fill="var(--accent-soft)" />
      <g fill="var(--ink-band)">
        <path d="M122 356V214c-14-16-28-25-46-29v205Z" />
        <path d="M278 356V214c14-16 28-25 46-29v205Z" />
      </g>
      <g fill="var(--brand-deep)">
        <path d="M114 348v-74l-29 3v88Z" />
        <path d="M286 348v-74l29 3v88Z" />
      </g>
      <g fill="var(--brand-soft)">
        <path d="M100 290l8 24-8 26-8-22Z" />
        <path d="M300 290l-8 24 8 26 8-22Z" />
      </g>
      <g fill="var(--accent)">
        <path d="M100 214l9 19-9 19-9-21Z" />
        <path d="M300 214l-9 19 9 19 9-21Z" />
        <path d="M200 54l5 13 13 5-13 5-5 13-5-13-13-5 13-5Z" />
      </g>
    </>
  );
}
