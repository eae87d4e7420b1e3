/**
 * Why a call to the recruitment API failed:
 * network – no answer (refused, reset, timed out, too large); http – an answer with an error status;
 * shape – an answer that the contract does not know.
 */
export class UpstreamError extends Error {
  constructor(
    readonly kind: 'network' | 'http' | 'shape',
    message: string,
    /** `permanent`: asking again at once would end the same way. */
    readonly details: { status?: number; permanent?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'UpstreamError';
  }
}

/** By its name, as an error may come from another copy of this module: what is read is shared by all bundles. */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return error instanceof Error && error.name === 'UpstreamError';
}
