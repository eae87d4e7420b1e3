/** The agency's mark: a doorway of arches. Replace the drawing to change the logo everywhere. */
export function LogoMark({ className = 'h-9 w-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 36" aria-hidden="true" className={className}>
      <path d="M0 36V16a16 16 0 0 1 32 0v20Z" fill="#572ac8" />
      <path d="M6 36V17a10 10 0 0 1 20 0v19Z" fill="#efe9fb" />
      <path d="M11 36V18a5 5 0 0 1 10 0v18Z" fill="#f2a516" />
    </svg>
  );
}
