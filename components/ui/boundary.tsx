'use client';

import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  children: ReactNode;
  /** What stands here once the children have thrown. */
  fallback?: ReactNode;
};

/**
 * Keeps a mistake in one part's script from taking the page with it: the part is replaced by its plain version, or
 * leaves. React itself reports the error on the console. Not Next's `catchError`, which brings the Pages Router's error
 * page to every page and shows crawlers the failure.
 */
export class Boundary extends Component<BoundaryProps, { failed?: true }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    // There is no state before the first error.
    return this.state?.failed ? this.props.fallback : this.props.children;
  }
}
