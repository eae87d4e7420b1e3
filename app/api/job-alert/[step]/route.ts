import { paths } from '@/lib/contract/calls';
import { answerStep } from '@/lib/links/step';
import { routes } from '@/lib/routes';
import { takeStep } from '@/lib/upstream/links';

const STEPS = new Map([
  ['confirm', { call: paths.confirmJobAlert(), page: routes.confirmJobAlert }],
  ['unsubscribe', { call: paths.unsubscribeJobAlert(), page: routes.unsubscribeJobAlert }],
]);

/**
 * POST /api/job-alert/STEP?token=: the button of a mail's page and, for `unsubscribe`, mail clients' one-click
 * unsubscribe (RFC 8058).
 */
export async function POST(request: Request, { params }: RouteContext<'/api/job-alert/[step]'>) {
  const step = STEPS.get((await params).step);
  if (!step) return new Response(null, { status: 404 });
  return answerStep(request, (token) => takeStep(step.call, token), step.page());
}
