export const dynamic = 'force-dynamic';

// Job cards alone are followed by the browser itself (components/jobs/job-card-view.tsx): of other links, which the router
// follows, a document fetched ahead would not be used.
const rules = {
  prefetch: [
    { source: 'document', where: { href_matches: '/job-details/:id/:title' }, eagerness: 'moderate' },
  ],
};

/**
 * GET /speculation-rules.json: what browsers fetch ahead when a link is hovered over or touched
 * (https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API). Documents name it in a header.
 */
export function GET() {
  return Response.json(rules, {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  });
}
