'use client';

import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  children: ReactNode;
  /** Rendered once the children have thrown. */
  fallback?: ReactNode;
};

/**
 * Error boundary that renders the fallback, or nothing; React logs the error. Not Next's `catchError`, which pulls
 * the Pages Router's error page into every page and shows crawlers the failure.
 */
export class Boundary extends Component<BoundaryProps, { failed?: true }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    // Undefined before an error.
    return this.state?.failed ? this.props.fallback : this.props.children;
  }
}
