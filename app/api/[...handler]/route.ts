import { postedForms } from '@/lib/forms/posted-forms';
import { searchHandler, similarHandler } from '@/lib/forms/search-handler';
import { suggestHandler } from '@/lib/forms/suggest/handler';
import { linkButtons } from '@/lib/links/buttons';

export const dynamic = 'force-dynamic';

type Handler = (request: Request) => Promise<Response>;

const GETS = new Map<string, Handler>([
  ['similar', similarHandler],
  ['suggest', suggestHandler],
]);

/** Forms, search, and buttons behind links in mails. */
const POSTS = new Map<string, Handler>(
  Object.entries({ ...postedForms, search: searchHandler, ...linkButtons }),
);

/** Dispatches GET and POST /api/NAME. */
async function respond(request: Request, { params }: RouteContext<'/api/[...handler]'>): Promise<Response> {
  const name = (await params).handler.join('/');
  const [own, other] = request.method === 'POST' ? [POSTS, GETS] : [GETS, POSTS];
  const handler = own.get(name);
  return handler ? handler(request) : new Response(null, { status: other.has(name) ? 405 : 404 });
}

export const GET = respond;
export const POST = respond;
