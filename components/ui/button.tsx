import type { ComponentProps } from 'react';
import { Link } from './link';

/** `primary` is the one thing to do on a screen, `marigold` the same on dark bands. Drawn in app/parts.css. */
export type ButtonVariant = 'primary' | 'marigold' | 'outline';

type Variant = { variant?: ButtonVariant };

/** The look of a button, for elements that are not one of these. */
export function buttonStyle(variant: ButtonVariant = 'primary', className = ''): string {
  return `button button-${variant} ${className}`;
}

export function ButtonLink({ variant, className, ...props }: ComponentProps<typeof Link> & Variant) {
  return <Link className={buttonStyle(variant, className)} {...props} />;
}

export function Button({ variant, className, ...props }: ComponentProps<'button'> & Variant) {
  return <button className={buttonStyle(variant, className)} {...props} />;
}
