/**
 * Why a call to the recruitment API failed:
 * network – no answer (refused, reset, timed out, too large); http – an answer with an error status;
 * shape – an answer that the contract does not know.
 */
export class UpstreamError extends Error {
  constructor(
    readonly kind: 'network' | 'http' | 'shape',
    message: string,
    readonly details: { status?: number; timedOut?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'UpstreamError';
  }
}
