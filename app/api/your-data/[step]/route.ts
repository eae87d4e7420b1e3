import { yourDataSteps } from '@/lib/links/your-data/handler';

export const dynamic = 'force-dynamic';

/** POST /api/your-data/STEP: an action on the data held about a person. */
export async function POST(request: Request, { params }: RouteContext<'/api/your-data/[step]'>) {
  const take = yourDataSteps.get((await params).step);
  return take ? take(request) : new Response(null, { status: 404 });
}
