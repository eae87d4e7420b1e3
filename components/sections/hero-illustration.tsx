/** The agency's key visual: nested arches, a sun, a city and the steps up to the door. */
export function HeroIllustration() {
  return (
    <svg
      viewBox="0 0 480 560"
      aria-hidden="true"
      className="mx-auto hidden w-full max-w-md self-end md:block lg:max-w-none"
    >
      <path d="M20 560V240a220 220 0 0 1 440 0v320Z" fill="#efe9fb" />
      <path d="M62 560V246a178 178 0 0 1 356 0v314Z" fill="#cbb8f5" />
      <g fill="none" stroke="#efe9fb" strokeWidth="2">
        <path
          d="M82 560V248a158 158 0 0 1 316 0v312"
          strokeDasharray="1 13"
          strokeLinecap="round"
          strokeWidth="5"
        />
      </g>
      <path d="M104 560V252a136 136 0 0 1 272 0v308Z" fill="#572ac8" />
      <path d="M126 560V256a114 114 0 0 1 228 0v304Z" fill="#22114d" />
      <path
        d="M150 560V318c0-16 8-26 20-32-2-18 8-32 26-36 4-18 22-28 44-28s40 10 44 28c18 4 28 18 26 36 12 6 20 16 20 32v242Z"
        fill="#fdf0d3"
      />
      <circle cx="240" cy="352" r="50" fill="#f2a516" />
      <g fill="#b9a3f0">
        <path d="M150 470v-58h22v-16h10v16h10v58Z" />
        <path d="M288 470v-74h14v-22l10-12 10 12v96Z" />
        <path d="M192 470v-40h26v40Z" />
      </g>
      <g fill="#8b6fe0">
        <path d="M218 470v-92l14-14 14 14v92Z" />
        <path d="M262 470v-54h26v54Z" />
        <path d="M316 470v-44h14v44Z" />
      </g>
      <path d="M150 468h180v92H150Z" fill="#f4eee4" />
      <path d="M166 482h148v78H166Z" fill="#e5dccf" />
      <path d="M150 506h180v54H150Z" fill="#fbf8f3" />
      <path d="M126 532h228v28H126Z" fill="#f2a516" />
      <path d="M126 532h228v7H126Z" fill="#fdd98a" />
      <path d="M150 506h180v6H150Z" fill="#e5dccf" />
      <g fill="#572ac8">
        <circle cx="41" cy="300" r="4" />
        <circle cx="41" cy="340" r="4" />
        <circle cx="41" cy="380" r="4" />
        <circle cx="439" cy="300" r="4" />
        <circle cx="439" cy="340" r="4" />
        <circle cx="439" cy="380" r="4" />
      </g>
      <path d="M240 20l7 15 15 7-15 7-7 15-7-15-15-7 15-7Z" fill="#f2a516" />
    </svg>
  );
}
