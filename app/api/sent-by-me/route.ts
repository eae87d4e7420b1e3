import { sentByMe } from '@/lib/links/application-status/withdraw';

/** POST /api/sent-by-me: the button of the page that asks whether a person sent an application. */
export function POST(request: Request) {
  return sentByMe(request);
}
