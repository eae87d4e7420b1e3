import { withdraw } from '@/lib/links/application-status/withdraw';

/** POST /api/withdraw-application: the button of the page that asks whether to. */
export function POST(request: Request) {
  return withdraw(request);
}
