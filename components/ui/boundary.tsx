'use client';

import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  children: ReactNode;
  /** Rendered once the children have thrown. */
  fallback?: ReactNode;
};

/**
 * Error boundary that keeps a bug in one part from taking the page down: renders the fallback, or nothing. React itself
 * logs the error to the console. Not Next's `catchError`, which pulls the Pages Router's error page into every page and
 * shows crawlers the failure.
 */
export class Boundary extends Component<BoundaryProps, { failed?: true }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    // React sets no initial state.
    return this.state?.failed ? this.props.fallback : this.props.children;
  }
}
