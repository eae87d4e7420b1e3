import { causeOf, errorCode, errorMessage } from '../../lib/base/log';
/** An error's code, or its message in one line. */
export function reasonOf(error: unknown): string {
  return errorCode(error) || errorCode(causeOf(error)) || errorMessage(error).split('\n')[0]!;
}
