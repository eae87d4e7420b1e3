import type { ComponentProps } from 'react';
import { Link } from './link';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold no-underline transition-colors duration-150';

const variants = {
  /** The one thing to do on a screen. */
  primary: 'bg-brand text-white hover:bg-brand-deep active:bg-ink-band',
  /** The same on dark bands. */
  marigold: 'bg-marigold text-ink hover:bg-[#ffb833]',
  outline: 'border border-ink/25 text-ink hover:border-brand hover:text-brand bg-transparent',
  outlineLight: 'border border-white/40 text-white hover:bg-white hover:text-ink-band',
};
export type ButtonVariant = keyof typeof variants;

type Variant = { variant?: ButtonVariant };

/** The look of a button, for elements that are not one of these. */
export function buttonStyle(variant: ButtonVariant = 'primary', className = ''): string {
  return `${base} cursor-pointer ${variants[variant]} ${className}`;
}

export function ButtonLink({ variant, className, ...props }: ComponentProps<typeof Link> & Variant) {
  return <Link className={buttonStyle(variant, className)} {...props} />;
}

export function Button({ variant, className, ...props }: ComponentProps<'button'> & Variant) {
  return <button className={buttonStyle(variant, className)} {...props} />;
}
