import type { Logo } from '@/lib/content/logo';

/** The agency's logo, with its name beside it or as alt text. */
export function LogoAndName({ logo: { src, width, height, name, hasNameBeside } }: { logo: Logo }) {
  return (
    <>
      {/* eslint-disable-next-line @next/next/no-img-element -- an SVG; the optimizer is off */}
      <img
        src={src}
        alt={hasNameBeside ? '' : name}
        width={width}
        height={height}
        className="h-9 object-contain object-left"
      />
      {hasNameBeside && <span>{name}</span>}
    </>
  );
}
