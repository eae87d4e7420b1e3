/** Five people, each an arch with a head, shoulder to shoulder. */
export function People() {
  return (
    <>
      <circle cx="200" cy="196" r="124" fill="var(--accent-tint)" />
      <circle cx="200" cy="196" r="90" fill="var(--accent-light)" />
      {/* back left: shirt and tie */}
      <path d="M88 414V256a50 50 0 0 1 100 0v158Z" fill="var(--brand-mid)" />
      <path d="M118 212a50 50 0 0 1 40 0l-20 34Z" fill="var(--paper)" />
      <path d="M138 226l7 10-7 60-7-60Z" fill="var(--ink-band)" />
      <circle cx="138" cy="166" r="34" fill="#c98a5a" />
      <path d="M104 166a34 34 0 0 1 68 0c-18 0-32-6-40-16-6 10-16 16-28 16Z" fill="var(--ink-band)" />
      {/* back right: turban and kurta */}
      <path d="M212 414V246a50 50 0 0 1 100 0v168Z" fill="var(--brand-deep)" />
      <path d="M254 198h16v110h-16Z" fill="var(--brand-mid)" />
      <circle cx="262" cy="158" r="34" fill="#e0a878" />
      <path d="M234 178a34 34 0 0 0 56 0c-6 4-16 6-28 6s-22-2-28-6Z" fill="var(--ink-band)" />
      <path
        d="M225 156c-4-30 14-50 37-50s41 20 37 50c-8-6-22-12-37-24-15 12-29 18-37 24Z"
        fill="var(--accent)"
      />
      <path d="M262 132c-15 12-29 18-37 24 -1-8-1-15 2-22 12-8 24-16 35-2Z" fill="var(--accent-shade)" />
      {/* front left: bun and dupatta */}
      <path d="M48 414v-92a43 43 0 0 1 86 0v92Z" fill="var(--accent)" />
      <path d="M72 284a43 43 0 0 1 38 0c8 44 8 88 4 130H90c4-44 0-92-18-130Z" fill="var(--accent-tint)" />
      <circle cx="91" cy="210" r="13" fill="var(--ink-band)" />
      <circle cx="91" cy="244" r="29" fill="#e0a878" />
      <path d="M62 246a29 29 0 0 1 58 0c-10-2-20-8-29-17-9 9-19 15-29 17Z" fill="var(--ink-band)" />
      {/* front right: lanyard and badge */}
      <path d="M266 414v-88a43 43 0 0 1 86 0v88Z" fill="var(--brand-pale)" />
      <path d="M288 290l21 64 21-64" fill="none" stroke="var(--brand)" strokeWidth="5" />
      <path d="M294 350h30v38h-30Z" fill="var(--paper)" />
      <path d="M302 378v-10a7 7 0 0 1 14 0v10Z" fill="var(--brand)" />
      <circle cx="309" cy="248" r="29" fill="#a86a43" />
      <path d="M280 250v-4a29 29 0 0 1 58 0v4c-4-9-11-13-19-13h-20c-8 0-15 4-19 13Z" fill="var(--ink-band)" />
      {/* front middle: sari */}
      <path d="M160 296v-62a40 40 0 0 1 80 0v62Z" fill="var(--ink-band)" />
      <path d="M146 414V328a54 54 0 0 1 108 0v86Z" fill="var(--brand)" />
      <path
        d="M160 292c42 14 82 54 94 104v18h-36c-8-46-34-78-72-90v-1c1-12 6-23 14-31Z"
        fill="var(--brand-soft)"
      />
      <path d="M160 292c42 14 82 54 94 104v18h-6c-8-54-46-98-95-114Z" fill="var(--accent)" />
      <circle cx="200" cy="238" r="33" fill="#c98a5a" />
      <path
        d="M166 244c0-26 14-42 34-42s34 16 34 42c-12-4-26-14-34-26-8 12-22 22-34 26Z"
        fill="var(--ink-band)"
      />
      <circle cx="200" cy="229" r="3.5" fill="var(--brand)" />
    </>
  );
}
