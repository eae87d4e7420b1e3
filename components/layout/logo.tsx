/** The agency's mark. The name stands beside it, so the picture itself says nothing. */
export function LogoMark({ src }: { src: string }) {
  // eslint-disable-next-line @next/next/no-img-element -- an SVG; the optimizer is off
  return <img src={src} alt="" width={36} height={36} className="size-9" />;
}
