/**
 * Lets go of what the reasons of aborts hold. React and Next abort some signals in every render, also of one that
 * succeeded, each with an Error whose captured stack keeps all of the render alive: some 80 kB a page that no forced
 * collection freed (github.com/vercel/next.js/issues/97351; seen with Next 16.4 on Node 20). Without its stack the
 * Error holds nothing.
 */
export function releaseAbortedRenders(): void {
  const { prototype } = AbortController;
  const abort = prototype.abort;
  prototype.abort = function (this: AbortController, reason: unknown = abortError()) {
    if (hasStack(reason)) reason.stack = String(reason);
    return abort.call(this, reason);
  };
}

/** The reason that `abort()` would have by itself. */
function abortError(): DOMException {
  return new DOMException('This operation was aborted', 'AbortError');
}

// Not `instanceof Error`: a DOMException may come from elsewhere.
function hasStack(reason: unknown): reason is { stack: string } {
  return typeof reason === 'object' && reason !== null && 'stack' in reason;
}
