import type { ComponentProps } from 'react';
import { Link } from './link';

/** `primary` is a screen's main action, `accent` the same on dark backgrounds. Styled in app/parts.css. */
type ButtonVariant = 'primary' | 'accent' | 'outline';

type Variant = { variant?: ButtonVariant };

/** A button's classes, for elements styled as buttons. */
export function buttonStyle(variant: ButtonVariant = 'primary', className = ''): string {
  return `button button-${variant} ${className}`;
}

export function ButtonLink({ variant, className, ...props }: ComponentProps<typeof Link> & Variant) {
  return <Link className={buttonStyle(variant, className)} {...props} />;
}

export function Button({ variant, className, ...props }: ComponentProps<'button'> & Variant) {
  return <button className={buttonStyle(variant, className)} {...props} />;
}
