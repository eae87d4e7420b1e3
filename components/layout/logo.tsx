import { identity } from '@/lib/content/identity';

/** The agency's mark. The name stands beside it, so the picture itself says nothing. */
export function LogoMark() {
  // eslint-disable-next-line @next/next/no-img-element -- an SVG; the optimizer is off
  return <img src={identity.logo} alt="" width={36} height={36} className="size-9" />;
}
