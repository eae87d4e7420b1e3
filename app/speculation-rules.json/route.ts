export const dynamic = 'force-dynamic';

// Only job cards are plain links (components/jobs/job-card-view.tsx); the router would not use a prefetched document.
const rules = {
  prefetch: ['', '/:language'].map((language) => ({
    source: 'document',
    where: { href_matches: `${language}/job-details/:id/:title` },
    eagerness: 'moderate',
  })),
};

/**
 * GET /speculation-rules.json: what browsers prefetch on hover or touch
 * (https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API). Referenced by a response header.
 */
export function GET() {
  return Response.json(rules, {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    },
  });
}
