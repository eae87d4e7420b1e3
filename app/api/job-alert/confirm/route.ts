import { paths } from '@/lib/contract/calls';
import { answerStep } from '@/lib/links/step';
import { routes } from '@/lib/routes';
import { takeStep } from '@/lib/upstream/links';

/** POST /api/job-alert/confirm?token=: the button on the page that the mail links to. */
export function POST(request: Request) {
  return answerStep(request, (token) => takeStep(paths.confirmJobAlert(), token), routes.confirmJobAlert());
}
