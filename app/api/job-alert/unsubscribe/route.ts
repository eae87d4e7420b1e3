import { paths } from '@/lib/contract/calls';
import { answerStep } from '@/lib/links/step';
import { routes } from '@/lib/routes';
import { takeStep } from '@/lib/upstream/links';

/** POST /api/job-alert/unsubscribe?token=: the page's button, and one-click unsubscribe of mail clients (RFC 8058). */
export function POST(request: Request) {
  return answerStep(
    request,
    (token) => takeStep(paths.unsubscribeJobAlert(), token),
    routes.unsubscribeJobAlert(),
  );
}
