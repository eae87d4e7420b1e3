export const dynamic = 'force-dynamic';

// Only job cards are followed by the browser itself (components/jobs/job-card-view.tsx); other links go through the
// router, which would not use a prefetched document.
const rules = {
  prefetch: ['', '/:language'].map((language) => ({
    source: 'document',
    where: { href_matches: `${language}/job-details/:id/:title` },
    eagerness: 'moderate',
  })),
};

/**
 * GET /speculation-rules.json: what browsers prefetch when a link is hovered over or touched
 * (https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API). Documents reference it in a header.
 */
export function GET() {
  return Response.json(rules, {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  });
}
