import { answerStep } from '@/lib/links/confirm-step';
import { routes } from '@/lib/routes';
import { unsubscribeJobAlert } from '@/lib/upstream/job-alerts';

/** POST /api/job-alert/unsubscribe?token=: the page's button, and one-click unsubscribe of mail clients (RFC 8058). */
export function POST(request: Request) {
  return answerStep(request, unsubscribeJobAlert, routes.unsubscribeJobAlert());
}
