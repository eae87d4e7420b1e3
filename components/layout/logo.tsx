/** The agency's logo. The name is beside it, so the alternative text is empty. */
export function LogoMark({ src }: { src: string }) {
  // eslint-disable-next-line @next/next/no-img-element -- an SVG; the optimizer is off
  return <img src={src} alt="" width={36} height={36} className="size-9" />;
}
