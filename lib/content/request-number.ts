import 'server-only';
import { messages } from './messages';
import { currentRequest } from '../base/request-context';

/** Appends the request id, which is in the request's log lines. */
export function withRequestNumber(text: string): string {
  const id = currentRequest()?.id;
  return id ? `${text} ${messages.requestNumber(id)}` : text;
}
