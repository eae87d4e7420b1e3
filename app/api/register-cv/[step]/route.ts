import { paths } from '@/lib/contract/calls';
import { answerStep } from '@/lib/links/step';
import { isRegistrationStep } from '@/lib/contract/registration-steps';
import { routes } from '@/lib/routes';
import { takeStep } from '@/lib/upstream/links';

/**
 * POST /api/register-cv/STEP?token=: the buttons of the pages linked from mails about a registered CV, and one-click
 * unsubscribe (RFC 8058) for `stop`.
 */
export async function POST(request: Request, { params }: RouteContext<'/api/register-cv/[step]'>) {
  const { step } = await params;
  if (!isRegistrationStep(step)) return new Response(null, { status: 404 });
  return answerStep(
    request,
    (token) => takeStep(paths.registrationStep(step), token),
    routes.registrationStep(step),
  );
}
