import { answerStep } from '@/lib/links/confirm-step';
import { routes } from '@/lib/routes';
import { confirmJobAlert } from '@/lib/upstream/job-alerts';

/** POST /api/job-alert/confirm?token=: the button on the page that the mail links to. */
export function POST(request: Request) {
  return answerStep(request, confirmJobAlert, routes.confirmJobAlert());
}
