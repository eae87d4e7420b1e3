import 'server-only';
import { messages } from './messages';
import { currentRequest } from '../base/request-context';

/** A message of failure with the number by which the request's log lines are found. */
export function withRequestNumber(text: string): string {
  const id = currentRequest()?.id;
  return id ? `${text} ${messages.requestNumber(id)}` : text;
}
